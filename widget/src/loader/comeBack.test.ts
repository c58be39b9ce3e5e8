import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../boundary.types';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { boot } from './boot';

const widgets = () => document.querySelectorAll('receptionist-widget').length;
const soon = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  clearPage();
  await soon();
  document.documentElement.lang = '';
  vi.useRealTimers();
});

/** A whole new page in the place of the one that is there. */
function newRoot(lang = ''): HTMLElement {
  const root = document.createElement('html');
  root.lang = lang;
  root.append(document.createElement('head'), document.createElement('body'));
  return root;
}

describe('[WX-04] the widget is back', () => {
  test.each<[string, (host: Element) => unknown]>([
    ['after it was removed', (host) => host.remove()],
    [
      'after the children of the root were replaced',
      () => document.documentElement.replaceChildren(...newRoot().children),
    ],
    ['after the root was replaced', () => document.replaceChild(newRoot(), document.documentElement)],
    [
      'after the root went and came later',
      async () => {
        document.documentElement.remove();
        await soon();
        document.append(newRoot());
      },
    ],
  ])('%s', async (_, change) => {
    const { host } = widgetOnPage({ load: slowApp().load });
    await soon();
    for (let times = 0; times < 3; times += 1) {
      await change(host);
      await soon();
      expect(host.parentNode).toBe(document.documentElement);
    }
    expect(widgets()).toBe(1);
  });

  test('in the container that the page gave', async () => {
    const { api, host } = widgetOnPage({ load: slowApp().load });
    const container = document.body.appendChild(document.createElement('div'));
    api.update({ container });
    document.documentElement.append(host);
    await soon();
    expect(host.parentNode).toBe(container);
  });

  test('when its tag runs again', () => {
    const { host } = widgetOnPage({ load: slowApp().load });
    host.remove();
    boot({ partner: 'other' }, slowApp().load);
    expect(host.isConnected).toBe(true);
    expect(widgets()).toBe(1);
  });

  test('with its launcher alive, also where all listeners have been taken off', () => {
    const { load } = slowApp();
    const { api, host, launcher } = widgetOnPage({ load });
    // As document.open() does.
    Object.assign(launcher, { onclick: null, onfocus: null, onpointerenter: null });
    host.remove();
    api.update({});
    launcher.click();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('[WX-04] it stays away', () => {
  test('while it is hidden, whatever changes and runs again', async () => {
    const { api, host } = widgetOnPage({ load: slowApp().load });
    api.hide();
    document.documentElement.append(document.createElement('aside'));
    await soon();
    boot({}, slowApp().load);
    api.update({ product: 'Acme Care' });
    expect(host.isConnected).toBe(false);
    api.show();
    expect(host.isConnected).toBe(true);
  });

  test('once it is destroyed, and looks at the page no more', async () => {
    const { api, host } = widgetOnPage({ load: slowApp().load });
    api.destroy();
    document.replaceChild(newRoot('es'), document.documentElement);
    await soon();
    expect(widgets()).toBe(0);
    expect(host.getAttribute('lang')).toBe('en');
  });
});

test('[WX-04] another script that takes it out at once holds up nothing, and is answered ever more rarely', async () => {
  const { host } = widgetOnPage({ load: slowApp().load });
  let taken = 0;
  const fighter = new MutationObserver(() => {
    if (!host.isConnected) return;
    taken += 1;
    host.remove();
  });
  fighter.observe(document.documentElement, { childList: true });
  host.remove();
  await vi.advanceTimersByTimeAsync(1000);
  const first = taken;
  await vi.advanceTimersByTimeAsync(1000);
  fighter.disconnect();
  expect(first).toBeGreaterThan(1);
  expect(first).toBeLessThan(100);
  expect(taken - first).toBeLessThan(first);
});

describe('[WX-10] the language of the page', () => {
  test('changes, and so does the launcher, and the app hears of it', async () => {
    const update = vi.fn<Required<App>['update']>();
    const app = slowApp({ update });
    const { api, host, launcher } = widgetOnPage({ load: app.load });
    void api.open();
    await Promise.all([app.arrive(), soon()]);
    update.mockClear();
    document.documentElement.lang = 'es-MX';
    await soon();
    expect([host.getAttribute('lang'), launcher.textContent]).toEqual(['es', 'Recepcionista']);
    expect(update).toHaveBeenCalled();
    api.close();
    expect(launcher.textContent).toBe('Recepcionista');
    document.documentElement.lang = 'en';
    await soon();
    expect(launcher.textContent).toBe('Receptionist');
  });

  test('changes with its root', async () => {
    const { launcher } = widgetOnPage({ load: slowApp().load });
    document.replaceChild(newRoot('es'), document.documentElement);
    await soon();
    expect(launcher.textContent).toBe('Recepcionista');
  });

  test('does not matter where the page has chosen one', async () => {
    const { api, launcher } = widgetOnPage({ load: slowApp().load, attributes: { language: 'es-MX' } });
    document.documentElement.lang = 'en';
    await soon();
    expect(launcher.textContent).toBe('Recepcionista');
    api.update({ language: 'en' });
    expect(launcher.textContent).toBe('Receptionist');
  });
});
