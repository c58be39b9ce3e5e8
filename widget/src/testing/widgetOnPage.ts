import { expect, vi } from 'vitest';
import type { ReceptionistApi, ReceptionistGlobal } from '@front-door/shared/contract/receptionist';
import type { AppModule, EarlyFrame, Shell } from '../boundary.types';
import type { ChatModule } from '../host/conversation';
import { start, type Instruments } from '../frame/start';
import { mount } from '../host/mount';
import { boot } from '../loader/boot';
import { provideCssSupports } from './cssSupports';

/** What jsdom lacks and the widget needs to start. */
function provideBrowserParts(): void {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly cssRules: string[] = [];
      insertRule(rule: string, index = 0) {
        this.cssRules.splice(index, 0, rule);
        return index;
      }
      replaceSync = () => undefined;
    },
  );
  provideCssSupports();
  // Nothing is laid out here, and so nothing lies anywhere.
  Object.defineProperty(Document.prototype, 'elementsFromPoint', {
    value: () => [],
    configurable: true,
    writable: true,
  });
  // A test may have one of its own.
  if (!('ResizeObserver' in globalThis)) {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}

interface PageSet {
  readonly attributes?: Record<string, string>;
  readonly queue?: ReceptionistGlobal | undefined;
  readonly load?: () => Promise<AppModule>;
  readonly instruments?: Instruments;
  /** What a page's developer can do where the app cannot be fetched. */
  readonly hint?: string;
  /** Begins the frame of the conversation. */
  readonly begin?: () => EarlyFrame | undefined;
}

/** Views are brought up to date soon after a change, and listen to the conversation from the next frame on. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

/** The widget in a page of its own, with `fetch` in the place of the search. */
export function widgetOnPage({ attributes = {}, queue, load, instruments, hint, begin }: PageSet = {}) {
  provideBrowserParts();
  let chatRoot: ShadowRoot | undefined;

  /** Frames run nothing here: the conversation is drawn in the page, as where a policy forbids frames. */
  function mountHere(shell: Shell) {
    const chat: ChatModule = {
      start(channel, closed) {
        chatRoot = closed;
        return start(channel, closed, instruments);
      },
    };
    return mount(shell, { load: () => Promise.resolve(chat) });
  }
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[]')));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetched);
  globalThis.Receptionist = queue;
  boot(
    { searchApi: 'https://api.example.com/rest/v1', ...attributes },
    load ?? (() => Promise.resolve({ mount: mountHere })),
    hint,
    begin,
  );

  const host = document.querySelector('receptionist-widget');
  if (host?.shadowRoot == null) throw new Error('the widget is not in the page');
  const shell = host.shadowRoot;
  const find = (selector: string) => chatRoot?.querySelector<HTMLElement>(selector) ?? null;
  const get = (selector: string): HTMLElement => {
    const found = find(selector);
    if (found === null) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  const api = globalThis.Receptionist as unknown as ReceptionistApi;
  let ended = 0;
  for (const type of ['suggestions', 'error'] as const) api.on(type, () => (ended += 1));
  const launcher = shell.querySelector('button');
  if (launcher === null) throw new Error('there is no launcher');
  const isShown = () => shell.querySelector('[data-box]:not([hidden])') !== null;
  const input = () => get('dialog textarea') as HTMLTextAreaElement;

  return {
    api,
    host,
    /** The launcher's root. */
    shell,
    fetched,
    logged,
    launcher,
    find,
    input,
    /** The conversation, while it is shown. */
    panel: () => (isShown() ? find('dialog') : null),
    /** What has the focus in the conversation. */
    focused: () => chatRoot?.activeElement ?? null,
    log: () => get('[role=log]'),
    link: (name: string) => {
      const found = [...(chatRoot?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === name);
      if (found === undefined) throw new Error(`no link is named ${name}`);
      return found;
    },
    status: () => shell.querySelector('[role=status]')?.textContent,

    async open() {
      launcher.click();
      await vi.waitFor(() => expect(isShown()).toBe(true), { interval: 1, timeout: 30_000 });
      await rendered();
    },
    type(text: string) {
      input().value = text;
      input().dispatchEvent(new Event('input', { bubbles: true }));
    },
    press(key: string, init: KeyboardEventInit = {}) {
      (chatRoot?.activeElement ?? launcher).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
      );
    },
    rendered,
    /** Waits until every search so far has ended one way or the other. */
    async answered() {
      await vi.waitFor(() => expect(ended).toBe(fetched.mock.calls.length), { interval: 1, timeout: 30_000 });
      await rendered();
    },
    answerWith(body: unknown, init?: ResponseInit) {
      fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), init)));
    },
    /** The bodies of the searches so far. */
    sent: () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, string>),
  };
}

export type WidgetOnPage = ReturnType<typeof widgetOnPage>;

/** Leaves nothing to the next test. */
export function clearPage(): void {
  const widget = globalThis.Receptionist;
  if (widget !== undefined && !Array.isArray(widget)) widget.destroy();
  localStorage.clear();
  document.body.replaceChildren();
}
