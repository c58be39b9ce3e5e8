import type {
  ReceptionistApi,
  ReceptionistChanges,
  ReceptionistCommand,
} from '@front-door/shared/contract/receptionist';
import { spanish } from '@front-door/shared/language';
import type { App, AppModule, Given } from '../boundary.types';
import { createEvents } from './events';
import { createLauncher } from './launcher';
import { launcherTexts, looks } from './looks';

export interface Boot {
  readonly attributes: Given['attributes'];
  /** Fetches the app; called again after it failed. */
  readonly load: () => Promise<AppModule>;
}

/**
 * Puts the launcher into the page and the API in the place of the queue, whose commands it runs. Does
 * nothing where a widget is already there.
 */
export function boot({ attributes, load }: Boot): void {
  const queue = globalThis.Receptionist;
  if ((queue as ReceptionistApi | undefined)?.open) return;

  const [host, root, button, label, status] = createLauncher();
  const { on, off, emit } = createEvents(host);
  let options: ReceptionistChanges = {};
  let state: 'closed' | 'opening' | 'open' = 'closed';
  let texts = launcherTexts.en;
  let loading: Promise<App> | undefined;
  let opening: Promise<unknown> | undefined;
  let made: App | undefined;
  let app: App | undefined;
  let opener: Element | null;

  function enter(next: typeof state, note = ''): void {
    state = next;
    button.ariaExpanded = String(next === 'open');
    button.ariaBusy = String(next === 'opening');
    label.textContent = next === 'open' ? texts.close : texts.name;
    status.textContent = note;
  }

  function fetchApp(): Promise<App> {
    return (loading ??= prepare().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  }

  /** The chat, ready to be shown. */
  async function prepare(): Promise<App> {
    made ??= (await load()).mount({ root, launcher: button, given: () => ({ attributes, options }), close, emit });
    await made.ready?.();
    return made;
  }

  function reveal(chat: App): void {
    app = chat;
    enter('open');
    app.show();
    emit({ type: 'open' });
  }

  async function open(): Promise<boolean> {
    if (state === 'closed') {
      show();
      opener = document.activeElement;
      if (app) reveal(app);
      else {
        enter('opening');
        opening = fetchApp()
          .then((chat) => {
            // The page may have closed it meanwhile.
            if (state === 'opening') reveal(chat);
          })
          .catch((error: unknown) => {
            // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
            console.error(texts.loadFailed, error);
            enter('closed', texts.loadFailed);
            emit({ type: 'error', code: 'load-failed' });
          });
      }
    }
    await opening;
    return state === 'open';
  }

  function close(): void {
    const wasOpen = state === 'open';
    enter('closed');
    if (!wasOpen) return;
    app?.hide(opener);
    emit({ type: 'close' });
  }

  function toggle(): void {
    if (state === 'open') close();
    else void open();
  }

  function show(): void {
    const parent = options.container?.isConnected ? (options.container as Element) : document.documentElement;
    // Beside the body, not in it: pages replace their body, and hydrate it.
    if (host.parentNode !== parent) parent.append(host);
  }

  function update(more: ReceptionistChanges): void {
    options = { ...options, ...more };
    // Texts are all that attributes can be, and all that the DOM makes of anything else.
    const given = { ...attributes, ...options } as Record<string, string | undefined>;
    const language = spanish.test(given['language'] || document.documentElement.lang) ? 'es' : 'en';
    host.lang = language;
    texts = { ...launcherTexts[language], ...options.texts };
    texts.name = given['label'] || texts.name;
    for (const [name, property, purpose] of looks) {
      const value = given[name] ?? '';
      host.style.setProperty(`--receptionist-${property}`, CSS.supports(purpose, value) ? value : '');
    }
    host.dataset['side'] = given['side'];
    host.dataset['ownOpener'] = given['ownOpener'] ?? (false as unknown as string);
    enter(state);
    if (host.isConnected) show();
    if (state === 'open') app?.show();
    else app?.update?.();
  }

  const api: ReceptionistApi = {
    init: update,
    update,
    show,
    open,
    close,
    toggle,
    hide() {
      close();
      host.remove();
    },
    destroy() {
      close();
      app?.destroy();
      host.remove();
      globalThis.Receptionist = undefined;
    },
    on,
    off,
    setContext: (context) => update({ context }),
    setToken: (token) => update({ token }),
  };

  function push([method, ...parameters]: ReceptionistCommand): void {
    // What a page wrote need not be a command.
    const run = api[method] as ((...values: unknown[]) => void) | undefined;
    if (run) run(...parameters);
    // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
    else console.error('Receptionist: no command', method);
  }

  // oxlint-disable unicorn/prefer-add-event-listener -- shorter, and the button is nobody else's
  button.onclick = toggle;
  // A failure is told when the visitor asks to open.
  button.onpointerenter = button.onfocus = () => fetchApp().catch(() => {});
  // oxlint-enable unicorn/prefer-add-event-listener
  update({});
  show();
  globalThis.Receptionist = { ...api, push };
  (queue as ReceptionistCommand[] | undefined)?.forEach(push);
  emit({ type: 'ready' });
}
