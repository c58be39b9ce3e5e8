import type {
  ReceptionistApi,
  ReceptionistCommand,
  ReceptionistOptions,
} from '@front-door/shared/contract/receptionist';
import type { App, AppModule, Given } from '../boundary.types';
import { createEvents } from './events';
import { createLauncher, type LauncherState } from './launcher';

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
  if (queue && !Array.isArray(queue)) return;

  const { on, off, emit } = createEvents();
  const { host, root, button, render } = createLauncher();
  let options: ReceptionistOptions = {};
  let state: LauncherState = 'closed';
  let loading: Promise<AppModule> | undefined;
  let app: App | undefined;
  let opener: Element | null;

  function enter(next: LauncherState, note?: string): void {
    state = next;
    render(next, note);
  }

  function fetchApp(): Promise<AppModule> {
    return (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  }

  function reveal(): void {
    enter('open');
    app?.show();
    emit({ type: 'open' });
  }

  function open(): void {
    if (state !== 'closed') return;
    opener = document.activeElement;
    if (app) return reveal();
    enter('opening');
    fetchApp()
      .then(({ mount }) => {
        app = mount({ root, launcher: button, given: () => ({ attributes, options }), close, emit });
        // The page may have closed it meanwhile.
        return state === 'opening' && reveal();
      })
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
        console.error('Receptionist: the chat could not be loaded', error);
        enter('closed', 'The chat could not be loaded. Please try again.');
        emit({ type: 'error', code: 'load-failed' });
      });
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
    else open();
  }

  function init(more: ReceptionistOptions): void {
    options = { ...options, ...more };
    const { ownOpener = attributes['ownOpener'] ?? false } = options;
    button.toggleAttribute('data-own-opener', String(ownOpener) !== 'false');
    if (state === 'open') app?.show();
  }

  const api: ReceptionistApi = {
    init,
    open,
    close,
    toggle,
    destroy() {
      close();
      app?.destroy();
      host.remove();
      globalThis.Receptionist = undefined;
    },
    on,
    off,
    setContext: (context) => init({ context }),
    setToken: (token) => init({ token } as ReceptionistOptions),
  };

  function push([method, ...parameters]: ReceptionistCommand): void {
    if (method in api) (api[method] as (...values: unknown[]) => void)(...parameters);
    // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
    else console.error(`Receptionist: "${method}" is not a command`);
  }

  button.addEventListener('click', toggle);
  for (const intent of ['pointerenter', 'pointerdown', 'focus']) {
    // A failure is told when the visitor asks to open.
    button.addEventListener(intent, () => void fetchApp().catch(() => {}));
  }
  close();
  init({});
  // Beside the body, not in it: pages replace their body, and hydrate it.
  document.documentElement.append(host);
  globalThis.Receptionist = { ...api, push };
  queue?.forEach(push);
  emit({ type: 'ready' });
}
