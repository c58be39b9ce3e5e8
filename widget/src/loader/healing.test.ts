import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReceptionistApi } from '@front-door/shared/contract/receptionist';
import type { AppModule } from '../boundary.types';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';
import { retryOnce } from './retry';
import { own } from './own';
import { findScriptSource } from './scriptSource';

afterEach(() => {
  clearPage();
  document.head.replaceChildren();
  vi.useRealTimers();
});

const never = () => new Promise<AppModule>(() => {});
const page = () => document.documentElement;
const soon = () => vi.advanceTimersByTimeAsync(1000);

describe('[WX-04] a widget that is taken out of the page', () => {
  test.each<[string, (host: Element) => void]>([
    ['removed', (host) => host.remove()],
    ['dropped with all that the root element has', () => page().replaceChildren(...page().children)],
    [
      'left behind in a root element that is replaced',
      () => {
        const { body, head } = document;
        const next = document.createElement('html');
        page().replaceWith(next);
        next.append(head, body);
      },
    ],
  ])('%s, is back', async (_, take) => {
    vi.useFakeTimers();
    const { host } = widgetOnPage({ load: never });
    take(host);
    await soon();
    expect(host.parentNode).toBe(page());
  });

  test('stays out when the page has hidden or destroyed it', async () => {
    vi.useFakeTimers();
    const { host, api } = widgetOnPage({ load: never });
    api.hide();
    page().append(document.createElement('i'));
    await soon();
    expect(host.isConnected).toBe(false);
    api.show();
    api.destroy();
    page().append(document.createElement('i'));
    await soon();
    expect(host.isConnected).toBe(false);
    page()
      .querySelectorAll('i')
      .forEach((element) => element.remove());
  });

  test('never holds up a page that takes it out each time', async () => {
    vi.useFakeTimers();
    const { host } = widgetOnPage({ load: never });
    let fights = 0;
    const foe = new MutationObserver(() => {
      if (!host.isConnected) return;
      fights += 1;
      host.remove();
    });
    foe.observe(page(), { childList: true });
    host.remove();
    await vi.advanceTimersByTimeAsync(10_000);
    foe.disconnect();
    expect(fights).toBeGreaterThan(1);
    expect(fights).toBeLessThan(100);
  });

  test('a tag that runs again puts it back, and makes no second one', () => {
    const { host } = widgetOnPage({ load: never });
    const before = globalThis.Receptionist;
    host.remove();
    expect(() => widgetOnPage({ queue: before, load: never })).not.toThrow();
    expect(document.querySelectorAll('receptionist-widget')).toHaveLength(1);
  });
});

test('[WX-10] the launcher follows the language of the page as it changes', async () => {
  vi.useFakeTimers();
  const { launcher } = widgetOnPage({ load: never });
  page().lang = 'es-MX';
  await soon();
  expect(launcher.textContent).toBe('Recepcionista');
  page().lang = '';
  await soon();
  expect(launcher.textContent).toBe('Receptionist');
});

describe('[WX-02] names that a page gives its elements', () => {
  test.each(['currentScript', 'documentElement', 'scripts', 'querySelector', 'createElement', 'activeElement'])(
    'an element that is called %s hides nothing from the loader',
    (name) => {
      const form = document.body.appendChild(document.createElement('form'));
      form.setAttribute('name', name);
      Object.defineProperty(document, name, { value: form, configurable: true });
      const real = own(name as 'currentScript');
      Reflect.deleteProperty(document, name);
      expect(real).not.toBe(form);
    },
  );

  test.each(['dialog', 'iframe', 'div', 'form'])(
    'a %s that is called Receptionist is no queue and no widget',
    (tag) => {
      const element = document.body.appendChild(document.createElement(tag));
      element.id = 'Receptionist';
      const { api, host } = widgetOnPage({ queue: element as never, load: never });
      expect(host.isConnected).toBe(true);
      expect(api.state()).toEqual({ state: 'closed', unread: 0 });
    },
  );
});

const at = (stack: string) => findScriptSource(stack)[1];

describe('[WX-03] where the code comes from', () => {
  test.each([
    [
      'https://care.example.com/receptionist/v1/receptionist.js',
      'https://care.example.com/receptionist/v1/receptionist.js',
    ],
    [
      'https://care.example.com/v1/receptionist.0a1b2c3d4e5f6071.js?x=1',
      'https://care.example.com/v1/receptionist.0a1b2c3d4e5f6071.js',
    ],
  ])('is what the running code says: %s', (address, expected) => {
    expect(at(`Error\n    at ${address}:1:200\n    at https://shop.example.com/app.js:3:1`)).toBe(expected);
  });

  test.each([
    'https://shop.example.com/wp-content/cache/min/1/ab12.js',
    'https://shop.example.com/?next=https://evil.example.com/receptionist.js',
    'https://shop.example.com/',
  ])('is not known of a part of %s', (address) => {
    expect(at(`Error\n    at ${address}:1:200`)).toBe(BUILD_HOME);
  });
});

describe('[WX-07] a file that does not come', () => {
  test('is asked for twice, and has failed within 15 seconds', async () => {
    vi.useFakeTimers();
    const load = vi.fn<(again?: boolean) => Promise<AppModule>>(never);
    const outcome = retryOnce(load).then(
      () => 'came',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe('failed');
    expect(load.mock.calls).toEqual([[], [true]]);
  });

  test('is told to the visitor, who may try again', async () => {
    vi.useFakeTimers();
    const { launcher, status } = widgetOnPage({ load: never });
    launcher.click();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(status()).toBe('The chat did not load. Please try again.');
    launcher.click();
    expect(status()).toBe('');
    expect(launcher.getAttribute('aria-busy')).toBe('true');
  });
});

test('[WX-11] says what it does now', async () => {
  const { api } = widgetOnPage({ load: never });
  const states = [api.state()];
  void api.open();
  states.push(api.state());
  api.close();
  states.push((globalThis.Receptionist as unknown as ReceptionistApi).state());
  expect(states.map(({ state }) => state)).toEqual(['closed', 'opening', 'closed']);
});
