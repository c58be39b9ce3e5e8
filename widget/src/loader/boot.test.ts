import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReceptionistCommand, ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import type { AppModule } from '../boundary.types';
import { deferred } from '../testing/deferred';
import { clearPage, widgetOnPage } from '../testing/widgetOnPage';

afterEach(clearPage);

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An app that tells what the loader asks of it, loaded when the test says so. */
function slowApp() {
  const asked: string[] = [];
  const app = { show: () => asked.push('show'), hide: () => asked.push('hide'), destroy: () => asked.push('destroy') };
  const attempts: ReturnType<typeof deferred<AppModule>>[] = [];
  const load = vi.fn<() => Promise<AppModule>>(() => {
    const attempt = deferred<AppModule>();
    attempts.push(attempt);
    return attempt.promise;
  });
  return {
    asked,
    load,
    arrive: async () => {
      attempts.at(-1)?.resolve({ mount: () => app });
      await settled();
    },
    fail: async () => {
      attempts.at(-1)?.reject(new Error('offline'));
      await settled();
    },
  };
}

describe('the launcher', () => {
  test('[CH-01] [WP-20] is a named button that says whether the chat is open', async () => {
    const app = slowApp();
    const { launcher } = widgetOnPage({ load: app.load });
    expect(launcher.textContent).toBe('Receptionist');
    expect(launcher.getAttribute('aria-expanded')).toBe('false');
    expect(launcher.getAttribute('aria-haspopup')).toBe('dialog');

    launcher.click();
    await app.arrive();

    expect(launcher.textContent).toBe('Close');
    expect(launcher.getAttribute('aria-expanded')).toBe('true');
  });

  test.each([
    [{}, {}, false],
    [{ ownOpener: '' }, {}, true],
    [{ ownOpener: 'true' }, {}, true],
    [{ ownOpener: 'false' }, {}, false],
    [{}, { ownOpener: true }, true],
    [{ ownOpener: 'true' }, { ownOpener: false }, false],
  ])(
    '[CH-01] with the attributes %j and the options %j the page has an opener of its own: %s',
    (attributes, options, own) => {
      const { launcher, api } = widgetOnPage({ attributes, load: slowApp().load });
      api.init(options);
      expect(launcher.hasAttribute('data-own-opener')).toBe(own);
    },
  );

  test.each(['pointerenter', 'pointerdown', 'focus'])(
    '[WE-01] loads the app at the first %s, once, and not before',
    (intent) => {
      const { load } = slowApp();
      const { launcher } = widgetOnPage({ load });
      expect(load).not.toHaveBeenCalled();

      launcher.dispatchEvent(new Event(intent));
      launcher.dispatchEvent(new Event(intent));

      expect(load).toHaveBeenCalledOnce();
    },
  );

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
    const { launcher, status, logged } = widgetOnPage({ load });

    launcher.click();
    await fail();
    expect(status()).toBe('The chat could not be loaded. Please try again.');
    expect(launcher.getAttribute('aria-busy')).toBe('false');
    expect(logged).toHaveBeenCalledWith('Receptionist: the chat could not be loaded', expect.any(Error));

    launcher.click();
    expect(status()).toBe('');
    await arrive();
    expect(load).toHaveBeenCalledTimes(2);
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
    api.open();
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
    const { launcher } = widgetOnPage({
      load,
      queue: [
        ['init', { ownOpener: true }],
        ['on', 'ready', ready],
      ],
    });
    expect(launcher.hasAttribute('data-own-opener')).toBe(true);
    expect(ready).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();

    globalThis.Receptionist?.push(['open']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('[WE-02] names a command that there is none of, and goes on with the next', () => {
    const { load } = slowApp();
    const { logged } = widgetOnPage({ load, queue: [['opne'], ['open']] as unknown as ReceptionistCommand[] });
    expect(logged.mock.calls).toEqual([['Receptionist: "opne" is not a command']]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not open when the page closes it while it loads', async () => {
    const { load, arrive, asked } = slowApp();
    const { api, launcher } = widgetOnPage({ load });
    api.open();
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
    api.open();
    await fail();
    expect(heard).toEqual([{ type: 'error', code: 'load-failed' }]);
  });

  test('stops telling a listener that is taken off, and goes on past one that throws', async () => {
    const reported = vi.fn<() => void>();
    vi.stubGlobal('reportError', reported);
    const { load, arrive } = slowApp();
    const { api } = widgetOnPage({ load });
    const heard: string[] = [];
    api.on('open', () => {
      throw new Error('of the page');
    });
    const stop = api.on('open', () => heard.push('first'));
    const second = () => heard.push('second');
    api.on('open', second);
    api.open();
    await arrive();
    stop();
    api.off('open', second);
    api.toggle();
    api.toggle();

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
    api.open();
    await arrive();
    api.destroy();

    expect(asked).toEqual(['show', 'hide', 'destroy']);
    expect(document.querySelector('receptionist-widget')).toBeNull();
    expect(globalThis.Receptionist).toBeUndefined();
  });
});
