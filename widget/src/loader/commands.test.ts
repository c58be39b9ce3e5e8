import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReceptionistCommand } from '@front-door/shared/contract/receptionist';
import { slowApp } from '../testing/slowApp';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';

afterEach(clearPage);

describe('[WX-11] the calls that the chat answers', () => {
  test('ask opens the chat, hands the text on once it is shown, and promises whether it was sent', async () => {
    const calls: unknown[] = [];
    const app = slowApp({
      call: (...call) => {
        calls.push([...call, widget.api.state().state]);
        return Promise.resolve(true);
      },
    });
    const widget = widgetOnPage({ load: app.load });
    const sent = widget.api.ask('itchy skin');
    expect(widget.api.state()).toEqual({ state: 'opening', unread: 0 });
    await app.arrive();
    expect(await sent).toBe(true);
    expect(calls).toEqual([['ask', 'itchy skin', 'open']]);
    expect(app.asked).toEqual(['show']);
  });

  test('ask promises that nothing was sent where the chat could not be loaded', async () => {
    const call = vi.fn<() => true>(() => true);
    const app = slowApp({ call });
    const { api, status } = widgetOnPage({ load: app.load });
    const sent = api.ask('itchy skin');
    await app.fail();
    expect(await sent).toBe(false);
    expect(call).not.toHaveBeenCalled();
    expect(status()).toBe('The chat did not load. Please try again.');
  });

  test.each([
    ['prefill', 'itchy skin'],
    ['reset', undefined],
  ] as const)('%s fetches the chat and does not show it', async (name, text) => {
    const call = vi.fn<(name: string, text?: string) => void>();
    const app = slowApp({ call });
    const { api } = widgetOnPage({ load: app.load });
    api[name](text as string);
    await app.arrive();
    expect(call.mock.calls).toEqual([[name, text]]);
    expect(app.asked).toEqual([]);
    expect(api.state().state).toBe('closed');
  });

  test('says nothing and throws nothing where a text cannot be put into a chat that could not be loaded', async () => {
    const refused = vi.fn<(event: PromiseRejectionEvent) => void>();
    window.addEventListener('unhandledrejection', refused);
    const app = slowApp();
    const { api } = widgetOnPage({ load: app.load });
    api.prefill('itchy skin');
    await app.fail();
    window.removeEventListener('unhandledrejection', refused);
    expect(refused).not.toHaveBeenCalled();
  });

  test('open leaves the focus where it is when the page says so', async () => {
    const show = vi.fn<(focus?: boolean) => void>();
    const app = slowApp({ show });
    const { api } = widgetOnPage({ load: app.load });
    void api.open({ focus: false });
    await app.arrive();
    api.close();
    void api.open();
    expect(show.mock.calls).toEqual([[false], [undefined]]);
  });

  test('of several openings that wait for the chat, the last says whether it takes the focus', async () => {
    const show = vi.fn<(focus?: boolean) => void>();
    const app = slowApp({ show });
    const { api } = widgetOnPage({ load: app.load });
    void api.open({ focus: false });
    api.close();
    void api.open();
    await app.arrive();
    expect(show.mock.calls).toEqual([[undefined]]);
  });

  test('state tells the replies that nobody has seen', async () => {
    const app = slowApp({ unread: () => 2 });
    const { api } = widgetOnPage({ load: app.load });
    void api.open();
    await app.arrive();
    api.close();
    expect(api.state()).toEqual({ state: 'closed', unread: 2 });
  });

  test('waits until there is something to show, and says when that could not be', async () => {
    const ready = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no frame')).mockResolvedValue();
    const app = slowApp({ ready });
    const { api, status } = widgetOnPage({ load: app.load });
    const first = api.open();
    await app.arrive();
    expect(await first).toBe(false);
    expect(status()).toBe('The chat did not load. Please try again.');
    const second = api.open();
    await app.arrive();
    expect(await second).toBe(true);
    expect(app.asked).toEqual(['show']);
  });
});

describe('[WX-11] in an element of the page', () => {
  test('the widget stands in it, open, and does not take the focus', async () => {
    const show = vi.fn<(focus?: boolean) => void>();
    const app = slowApp({ show });
    const { api, host } = widgetOnPage({ load: app.load });
    const place = document.body.appendChild(document.createElement('section'));
    api.update({ inline: place });
    await app.arrive();
    expect(host.parentNode).toBe(place);
    expect(show.mock.calls).toEqual([[false]]);
    api.update({ inline: undefined });
    expect(host.parentNode).toBe(document.documentElement);
  });

  test('it goes with that element, and comes with the next one', async () => {
    const app = slowApp();
    const { api, host } = widgetOnPage({ load: app.load });
    const place = document.body.appendChild(document.createElement('section'));
    api.update({ inline: place });
    place.remove();
    api.update({});
    expect(host.isConnected).toBe(false);
    api.update({ inline: document.body });
    expect(host.parentNode).toBe(document.body);
  });
});

describe('[WE-02] what is no set of options, or no element,', () => {
  test.each([[undefined], [null]])('such as %s, is none, and throws nothing', (nothing) => {
    const { api, host } = widgetOnPage({ load: slowApp().load });
    api.init(nothing as never);
    expect(host.parentNode).toBe(document.documentElement);
  });

  test.each<[string, (append: () => void) => unknown]>([
    ["a library's object that appends", (append) => ({ append, length: 1 })],
    ['a fragment', () => document.createDocumentFragment()],
    ['the document', () => document],
    ['a selector', () => '#place'],
  ])('such as %s, is no place for the chat', (_, place) => {
    const append = vi.fn<() => void>();
    const { api, host } = widgetOnPage({ load: slowApp().load });
    api.update({ inline: place(append) as never });
    expect(append).not.toHaveBeenCalled();
    expect(host.parentNode).toBe(document.documentElement);
  });
});

describe('[WX-11] a launcher of the page', () => {
  test.each([
    [{}, {}, undefined],
    [{ launcher: 'false' }, {}, 'false'],
    [{}, { launcher: false }, 'false'],
    [{ launcher: 'false' }, { launcher: true }, 'true'],
  ])('with the attributes %j and the options %j', (attributes, options, launcher) => {
    const { host, api } = widgetOnPage({ load: slowApp().load, attributes });
    api.init(options);
    expect(host.getAttribute('data-launcher')).toBe(String(launcher));
  });
});

describe('[WX-11] what is pushed', () => {
  test.each<[unknown]>([
    [['opne']],
    [[]],
    ['open'],
    [undefined],
    [null],
    [{ method: 'open' }],
    [5],
    [['on', 'open', 'no function']],
  ])('%j is named in the console, once, and what follows is run', (command) => {
    const { load } = slowApp();
    const queue = [command, ['open']] as unknown as ReceptionistCommand[];
    const { logged } = widgetOnPage({ load, queue });
    expect(logged.mock.calls).toEqual([['Receptionist: no command', command]]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('later is named likewise, and throws nothing', () => {
    const { logged } = widgetOnPage({ load: slowApp().load });
    expect(() => window.Receptionist?.push('open' as unknown as ReceptionistCommand)).not.toThrow();
    expect(logged.mock.calls).toEqual([['Receptionist: no command', 'open']]);
  });
});
