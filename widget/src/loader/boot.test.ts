import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReceptionistApi, ReceptionistCommand, ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import { languageCases } from '@front-door/shared/languageTag.fixture';
import type { App } from '../boundary.types';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';

afterEach(clearPage);

describe('the launcher', () => {
  test('[CH-01] [WP-20] is a named button that says whether the chat is open', async () => {
    const { launcher, api, ...widget } = widgetOnPage();
    expect(launcher.textContent).toBe('Receptionist');
    expect(launcher.getAttribute('aria-expanded')).toBe('false');
    expect(launcher.getAttribute('aria-haspopup')).toBe('dialog');

    await widget.open();

    expect(launcher.textContent).toBe('Close');
    expect(launcher.getAttribute('aria-expanded')).toBe('true');
    api.close();
    expect(launcher.textContent).toBe('Receptionist');
  });

  test.each([
    [{}, {}, false],
    [{ ownOpener: '' }, {}, true],
    [{ ownOpener: 'true' }, {}, true],
    [{ ownOpener: 'false' }, {}, false],
    [{}, { ownOpener: true }, true],
    [{ ownOpener: 'true' }, { ownOpener: false }, false],
    [{ ownOpener: 'no' }, {}, false],
    [{ ownOpener: '0' }, {}, false],
    [{ ownOpener: 'perhaps' }, {}, false],
  ])(
    '[CH-01] with the attributes %j and the options %j the page has an opener of its own: %s',
    (attributes, options, own) => {
      const { host, api } = widgetOnPage({ attributes, load: slowApp().load });
      api.init(options);
      expect(host.getAttribute('data-own-opener') === 'true').toBe(own);
    },
  );

  test.each(['pointerenter', 'focus'])('[WE-01] loads the app at the first %s, once, and not before', (intent) => {
    const { load } = slowApp();
    const { launcher } = widgetOnPage({ load });
    expect(load).not.toHaveBeenCalled();

    launcher.dispatchEvent(new Event(intent));
    launcher.dispatchEvent(new Event(intent));

    expect(load).toHaveBeenCalledOnce();
  });

  test('[WE-01] begins the frame with the app, once, and no more when there is an app', async () => {
    const { load, arrive } = slowApp();
    const begin = vi.fn<() => undefined>();
    const { launcher } = widgetOnPage({ load, begin });
    expect(begin).not.toHaveBeenCalled();

    launcher.dispatchEvent(new Event('pointerenter'));
    launcher.dispatchEvent(new Event('focus'));
    expect(begin).toHaveBeenCalledOnce();

    await arrive();
    launcher.dispatchEvent(new Event('pointerenter'));
    expect(begin).toHaveBeenCalledOnce();
  });

  test('keeps a click that comes before the app, and shows that it is busy', async () => {
    const { load, arrive, asked } = slowApp();
    const { launcher } = widgetOnPage({ load });

    launcher.click();
    launcher.click();
    expect(launcher.getAttribute('aria-busy')).toBe('true');
    expect(asked).toEqual([]);
    await arrive();

    expect(asked).toEqual(['show']);
    expect(launcher.getAttribute('aria-busy')).toBe('false');
  });

  test('says that the app could not be loaded, and tries again at the next click', async () => {
    const { load, arrive, fail, asked } = slowApp();
    const { launcher, status, logged } = widgetOnPage({ load, hint: 'Keep it.' });

    launcher.click();
    await fail();
    expect(load.mock.calls).toEqual([[], [true]]);
    expect(status()).toBe('The chat did not load. Please try again.');
    expect(launcher.getAttribute('aria-busy')).toBe('false');
    expect(logged.mock.calls).toEqual([['The chat did not load. Please try again.', 'Keep it.', new Error('offline')]]);

    launcher.click();
    expect(status()).toBe('');
    await arrive();
    expect(load).toHaveBeenCalledTimes(3);
    expect(asked).toEqual(['show']);
  });

  test('says nothing of a failure before the visitor asks to open', async () => {
    const { load, fail } = slowApp();
    const { launcher, status, logged } = widgetOnPage({ load });

    launcher.dispatchEvent(new Event('pointerenter'));
    await fail();

    expect(status()).toBe('');
    expect(logged).not.toHaveBeenCalled();
  });

  test('[WE-04] stands beside the body, where no page replaces it', () => {
    const { host } = widgetOnPage({ load: slowApp().load });
    document.body.replaceWith(document.createElement('body'));
    expect(host.isConnected).toBe(true);
    expect(host.parentElement).toBe(document.documentElement);
  });
});

describe('the API', () => {
  test('[CH-12] opens, closes and toggles one state, which starts closed', async () => {
    const { load, arrive, asked } = slowApp();
    const { api, launcher } = widgetOnPage({ load });
    const events: string[] = [];
    api.on('open', ({ type }) => events.push(type));
    api.on('close', ({ type }) => events.push(type));

    api.close();
    expect(events).toEqual([]);
    void api.open();
    await arrive();
    launcher.click();
    api.toggle();
    api.toggle();

    expect(events).toEqual(['open', 'close', 'open', 'close']);
    expect(asked).toEqual(['show', 'hide', 'show', 'hide']);
  });

  test('[WE-02] runs the commands that were queued before it, then those that are pushed, at once', () => {
    const ready = vi.fn<() => void>();
    const { load } = slowApp();
    const { host } = widgetOnPage({
      load,
      queue: [
        ['init', { ownOpener: true }],
        ['on', 'ready', ready],
      ],
    });
    expect(host.getAttribute('data-own-opener')).toBe('true');
    expect(ready).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();

    globalThis.Receptionist?.push(['open']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('[WE-02] runs all commands of one push, after it has come as before', () => {
    const { load } = slowApp();
    const { host, logged } = widgetOnPage({ load });
    const push = globalThis.Receptionist?.push as (...commands: unknown[]) => void;
    push(['init', { ownOpener: true }], ['opne'], ['open']);
    expect(host.getAttribute('data-own-opener')).toBe('true');
    expect(logged.mock.calls).toEqual([['Receptionist: no command', ['opne']]]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not open when the page closes it while it loads', async () => {
    const { load, arrive, asked } = slowApp();
    const { api, launcher } = widgetOnPage({ load });
    void api.open();
    api.close();
    await arrive();

    expect(asked).toEqual([]);
    expect(launcher.getAttribute('aria-expanded')).toBe('false');
  });

  test('[WP-40] tells that the app could not be loaded', async () => {
    const { load, fail } = slowApp();
    const { api } = widgetOnPage({ load });
    const heard: ReceptionistEvent[] = [];
    api.on('error', (event) => heard.push(event));
    void api.open();
    await fail();
    expect(heard).toEqual([{ type: 'error', code: 'load-failed' }]);
  });

  test('stops telling a listener that is taken off, and goes on past one that throws', async () => {
    const reported = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    window.addEventListener('error', reported);
    const { load, arrive } = slowApp();
    const { api } = widgetOnPage({ load });
    const heard: string[] = [];
    api.on('open', () => {
      throw new Error('of the page');
    });
    const stop = api.on('open', () => heard.push('first'));
    const second = () => heard.push('second');
    api.on('open', second);
    void api.open();
    await arrive();
    stop();
    api.off('open', second);
    api.toggle();
    api.toggle();

    window.removeEventListener('error', reported);
    expect(heard).toEqual(['first', 'second']);
    expect(reported).toHaveBeenCalledTimes(2);
  });

  test('[WP-13] is one for a script that is included twice', () => {
    const { api } = widgetOnPage({ load: slowApp().load });
    const before = globalThis.Receptionist;
    expect(() => widgetOnPage({ queue: before, load: slowApp().load })).not.toThrow();

    expect(globalThis.Receptionist).toBe(before);
    expect(document.querySelectorAll('receptionist-widget')).toHaveLength(1);
    api.destroy();
  });

  test('removes everything that it added', async () => {
    const { load, arrive, asked } = slowApp();
    const { api } = widgetOnPage({ load });
    void api.open();
    await arrive();
    api.destroy();

    expect(asked).toEqual(['show', 'hide', 'destroy']);
    expect(document.querySelector('receptionist-widget')).toBeNull();
    expect(globalThis.Receptionist).toBeUndefined();
  });
});

const isThere = () => document.querySelector('receptionist-widget') !== null;
const theApi = () => globalThis.Receptionist as ReceptionistApi;

describe('[WE-02] the API, further,', () => {
  test('promises whether the chat is open, once it is or could not be', async () => {
    const app = slowApp();
    const { api } = widgetOnPage({ load: app.load });
    const [first, second] = [api.open(), api.open()];
    await app.fail();
    expect(await Promise.all([first, second])).toEqual([false, false]);
    const third = api.open();
    await app.arrive();
    expect(await third).toBe(true);
    expect(await api.open()).toBe(true);
  });

  test('tells the document, too, with the event as the detail', async () => {
    const heard: [string, unknown, EventTarget | null][] = [];
    const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail, event.target]);
    for (const type of ['receptionist:open', 'receptionist:close']) document.addEventListener(type, hear);
    const { load, arrive } = slowApp();
    const { api, host } = widgetOnPage({ load });
    void api.open();
    await arrive();
    api.close();
    for (const type of ['receptionist:open', 'receptionist:close']) document.removeEventListener(type, hear);
    expect(heard).toEqual([
      ['receptionist:open', { type: 'open' }, host],
      ['receptionist:close', { type: 'close' }, host],
    ]);
  });

  test('[WP-27] hides and shows before the app is there, and closes what it hides', async () => {
    const { load, arrive, asked } = slowApp();
    const seen: boolean[] = [];
    const look = () => seen.push(isThere());
    const queue: ReceptionistCommand[] = [['hide'], ['on', 'ready', look], ['on', 'ready', () => theApi().show()]];
    const { host } = widgetOnPage({ load, queue });
    expect([...seen, isThere()]).toEqual([false, true]);
    void theApi().open();
    await arrive();
    theApi().hide();
    expect(host.isConnected).toBe(false);
    expect(asked).toEqual(['show', 'hide']);
    await theApi().open();
    expect(host.isConnected).toBe(true);
  });

  test('[WP-10] stands in the container that the page gives, and beside the body when that is gone', async () => {
    const { api, host } = widgetOnPage({ load: slowApp().load });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    api.update({ container: dialog });
    expect(host.parentNode).toBe(dialog);
    api.update({ container: undefined });
    expect(host.parentNode).toBe(document.documentElement);
    api.update({ container: dialog });
    dialog.remove();
    void api.open();
    expect(host.parentNode).toBe(document.documentElement);
  });

  test('mounts nothing when it is destroyed while the app loads', async () => {
    const { load, arrive, asked } = slowApp();
    const { api, host } = widgetOnPage({ load });
    void api.open();
    api.destroy();
    await arrive();
    expect(asked).toEqual([]);
    expect(host.isConnected).toBe(false);
  });

  test('[WE-11] does without what an older app cannot do', async () => {
    const older: App = { show() {}, hide() {}, destroy() {} };
    const { api } = widgetOnPage({ load: async () => ({ mount: () => older }) });
    await api.open();
    api.close();
    expect(() => api.update({ product: 'Acme Care' })).not.toThrow();
  });
});

const look = (host: Element, name: string) =>
  host instanceof HTMLElement ? host.style.getPropertyValue(`--receptionist-${name}`) : undefined;

describe('[WE-08] the launcher', () => {
  test.each([
    ['primary', '#00584d', 'primary'],
    ['onPrimary', '#ffe', 'on-primary'],
    ['font', 'Georgia, serif', 'font'],
    ['offsetX', '40px', 'side'],
    ['offsetY', '2rem', 'bottom'],
    ['zIndex', '7', 'z-index'],
  ])('[WP-08] [WP-26] takes %s from its tag or a call, at once, and gives it up again', (option, value, property) => {
    const { host, api } = widgetOnPage({ load: slowApp().load, attributes: { [option]: value } });
    expect(look(host, property)).toBe(value);
    api.update({ [option]: undefined });
    expect(look(host, property)).toBe('');
    api.update({ [option]: option === 'zIndex' ? 7 : value });
    expect(look(host, property)).toBe(value);
  });

  test.each([
    ['primary', 'sort of blue'],
    ['font', '{'],
    ['offsetX', '-4px'],
    ['offsetY', 'low'],
    ['zIndex', 'high'],
  ])('keeps its own look where %s is %j', (option, value) => {
    const { host } = widgetOnPage({ load: slowApp().load, attributes: { [option]: value } });
    expect(host.getAttribute('style') ?? '').toBe('');
  });

  test('[WP-26] changes its side at once', () => {
    const { host, api } = widgetOnPage({ load: slowApp().load, attributes: { side: 'left' } });
    expect(host.getAttribute('data-side')).toBe('left');
    api.update({ side: 'end' });
    expect(host.getAttribute('data-side')).toBe('end');
  });

  test.each(languageCases)('[WX-13] chosen %j on a page in %j is in %s', (language, page, lang) => {
    const name = { en: 'Receptionist', es: 'Recepcionista' }[lang];
    document.documentElement.lang = page;
    const attributes = language === undefined ? {} : { language };
    const { host, launcher } = widgetOnPage({ load: slowApp().load, attributes });
    document.documentElement.lang = '';
    expect(launcher.textContent).toBe(name);
    expect(host.getAttribute('lang')).toBe(lang);
  });

  test('has the names that the page gives it, at once', async () => {
    const { api, launcher, ...widget } = widgetOnPage({ attributes: { label: 'Ask a nurse' } });
    expect(launcher.textContent).toBe('Ask a nurse');
    await widget.open();
    api.update({ texts: { close: 'Done' }, label: undefined });
    expect(launcher.textContent).toBe('Done');
    api.close();
    expect(launcher.textContent).toBe('Receptionist');
  });

  test('says in Spanish that the chat could not be loaded', async () => {
    const { load, fail } = slowApp();
    const { api, status } = widgetOnPage({ load, attributes: { language: 'es' } });
    void api.open();
    await fail();
    expect(status()).toBe('El chat no cargó. Inténtelo de nuevo.');
  });
});
