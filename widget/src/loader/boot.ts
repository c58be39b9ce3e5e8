import type {
  ReceptionistApi,
  ReceptionistChanges,
  ReceptionistCommand,
  ReceptionistEvent,
} from '@front-door/shared/contract/receptionist';
import { defaultLanguage, type Language } from '@front-door/shared/language';
import type { App, EarlyFrame, ForwardedCall, Given, Shell } from '../boundary.types';
import { inTime, retryOnce, type Load } from './retry';
import css from './launcher.css?raw';
import { launcherTexts, looks } from './looks';
import { own } from './own';

/**
 * Puts the launcher into the page and the API in the place of the queue, whose commands it runs. Where a widget is
 * there already, that one makes sure that it is still in the page. One function, since each more costs bytes.
 *
 * @param hint what a page's developer can do where the app cannot be fetched
 * @param begin begins the frame of the conversation in the launcher's root
 */
export function boot(
  attributes: Given['attributes'],
  load: Load,
  hint?: string,
  begin?: (root: ShadowRoot) => EarlyFrame | undefined,
): void {
  const before = window.Receptionist as unknown;
  try {
    (before as ReceptionistApi).update({});
    return;
  } catch {
    // No widget: nothing, a queue, or an element or a frame of the page that is named so.
  }

  // Built node by node: a page may forbid making markup from text.
  const [host, button, label, status, icon] = ['receptionist-widget', 'button', 'b', 'b', 'i'].map((name) =>
    own('createElement').call(document, name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  button.ariaHasPopup = 'dialog';
  status.role = 'status';
  button.append(label, icon);
  root.append(button, status);

  let options: ReceptionistChanges = {};
  let state: 'closed' | 'opening' | 'open' = 'closed';
  let texts: (typeof launcherTexts)[Language] & { label?: string };
  let loading: Promise<unknown> | 0 | undefined;
  let made: App | undefined;
  let opening: Promise<void> | undefined;
  let app: App | undefined;
  let focus: boolean | undefined;
  let isHidden: boolean | undefined;
  let isTended: unknown;
  let wait = 0;
  let pending: number | NodeJS.Timeout | undefined;

  // Each event is a DOM event of the widget's element, so that a listener that throws is reported like any uncaught
  // error and stops nobody else.
  const prefix = 'receptionist:';
  const hears = new WeakMap<WeakKey, (event: Event & { detail?: unknown }) => void>();
  const emit = (detail: ReceptionistEvent) =>
    host.dispatchEvent(new CustomEvent(prefix + detail.type, { detail, bubbles: true }));
  const off: ReceptionistApi['off'] = (type, listener) =>
    host.removeEventListener(prefix + type, hears.get(listener) as EventListener);

  const enter = (next: typeof state) => {
    state = next;
    button.ariaExpanded = (next === 'open') as unknown as string;
    button.ariaBusy = (next === 'opening') as unknown as string;
    label.textContent = texts.label ?? texts.name;
  };

  const close = () => {
    const wasOpen = state === 'open';
    enter('closed');
    if (!wasOpen) return;
    (app as App).hide();
    emit({ type: 'close' });
  };
  const shell: Shell & { early?: EarlyFrame | undefined } = {
    root,
    launcher: button,
    given: () => ({ attributes, options }),
    close,
    emit,
  };

  /** Gets the chat ready to be shown. What fails is told when somebody wants to see it. */
  const prepare = () => {
    // Once there is an app, the frame is its own business.
    if (!made && !loading) shell.early ??= begin?.(root);
    // One time for all of it: the visitor waits once, however many files are slow.
    return (loading ||= inTime(
      retryOnce(load).then((module) => (made ??= module.mount(shell)).ready?.()),
      2,
    ).catch((error: unknown) => {
      loading = 0;
      return error;
    }));
  };
  const forward = (name: ForwardedCall, text?: string): Promise<unknown> =>
    prepare().then(() => made?.call?.(name, text));

  const open: ReceptionistApi['open'] = async (how) => {
    // Of several that wait for the chat, the last says whether it takes the focus.
    focus = how?.focus;
    const reveal = () => {
      app = made as App;
      enter('open');
      app.show(focus);
      emit({ type: 'open' });
    };
    if (state === 'closed') {
      show();
      enter('opening');
      status.textContent = '';
      if (app) reveal();
      else
        // oxlint-disable-next-line promise/always-return -- nobody takes what it would return
        opening = prepare().then((failure) => {
          if (!loading) {
            // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
            console.error(texts.loadFailed, hint, failure);
            enter('closed');
            status.textContent = texts.loadFailed;
            emit({ type: 'error', code: 'load-failed' });
            // The page may have closed it meanwhile.
          } else if (state === 'opening') reveal();
        });
    }
    await opening;
    return state === 'open';
  };

  /**
   * Has the launcher looked after where the page moves it (a transformed root) or shrinks its distance from the lower
   * edge (a zoomed one), or has what must be reached: a call link, what the keyboard is at, a control beneath it, or
   * a component, which may be one. Not while the page is being read: older browsers take no import map after a module.
   */
  const watch = () => {
    if (
      !isTended &&
      own('readyState') < 'l' &&
      (own('querySelector').call(document, ':focus-visible,[href^="tel:"],[href^="sms:"]') ||
        [label, icon].some((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          return (
            bottom > innerHeight - 15 ||
            [left + 9, right - 9].some((x) =>
              own('elementsFromPoint')
                .call(document, x, bottom - 18)
                .some(
                  (beneath) => (beneath !== host && beneath.shadowRoot) || beneath.matches('a,input,button,iframe'),
                ),
            )
          );
        }))
    )
      isTended = retryOnce(load).then(
        ({ tend }) => tend?.(shell),
        () => {},
      );
  };

  // Whoever keeps taking it out gets it back a little later each time: a fight must not hold up the page.
  const watcher = new MutationObserver(() => {
    clearTimeout(pending);
    pending = setTimeout(update, (wait += 9));
  });

  const show = () => {
    isHidden = false;
    const { inline, container } = options as { readonly [Name in 'inline' | 'container']?: Partial<Element> };
    // None for a moment while a page is written anew.
    const page = own('documentElement') as HTMLElement | null;
    // Beside the body, not in it: pages replace their body, and hydrate it.
    const parent = inline?.localName ? inline : container?.isConnected ? container : page;
    if (host.parentNode !== parent) parent?.append?.(host);
    if (page) watcher.observe(page, { childList: true, attributeFilter: ['lang'] });
    // A page that is written anew has taken all listeners off.
    // oxlint-disable unicorn/prefer-add-event-listener -- shorter, and the button is nobody else's
    // oxlint-disable-next-line typescript/unbound-method -- an arrow function
    button.onclick = api.toggle;
    button.onpointerenter = button.onfocus = prepare;
    // oxlint-enable unicorn/prefer-add-event-listener
    for (const type of ['focusin', 'readystatechange', 'scroll']) addEventListener(type, watch, true);
    watch();
  };

  const update = (more?: ReceptionistChanges) => {
    options = { ...options, ...more };
    // By the same rules as `readSettings`: which values are used, and which count as not given.
    const given = { ...attributes, ...options } as Record<string, unknown>;
    const page = own('documentElement') as HTMLElement | null;
    // As `resolveLanguage` has it.
    const tag = BUILD_OTHER_TAG.exec((given['language'] || page?.lang) as string);
    const language = (host.lang = tag?.[0].toLowerCase() ?? defaultLanguage) as Language;
    texts = { ...launcherTexts[language] };
    for (const [name, text] of Object.entries<unknown>({ ...options.texts, label: given['label'] }))
      if ((text as { trim?: () => string } | undefined)?.trim?.()) texts[name as 'name'] = text as string;
    // The style sheet knows their good values, and takes all others for none.
    host.dataset['side'] = given['side'] as string;
    for (const look of looks.split('|')) {
      const [name, purpose, property = name] = look.split(' ') as [string, string, string?];
      const value = (given[name] ?? '') as string;
      // Every property accepts what `all` does, such as `inherit` and whatever has a `var()`: that says nothing of its value.
      host.style.setProperty(
        `--receptionist-${property}`,
        CSS.supports(purpose, value) > CSS.supports('all', value) ? value : '',
      );
    }
    // A call says these with a boolean; a text is the tag's to give.
    for (const name of ['ownOpener', 'launcher'] as const)
      host.dataset[name] = (
        (options[name] as unknown as string | undefined)?.trim ? '' : given[name] === '' || given[name]
      ) as string;
    enter(state);
    if (!isHidden) show();
    app?.update?.();
    if (more?.inline) void open({ focus: false });
  };

  const api: ReceptionistApi & { push: (...commands: ReceptionistCommand[]) => void } = {
    init: update,
    update,
    show,
    open,
    close,
    toggle: () => void (state === 'open' ? close() : open()),
    hide() {
      close();
      isHidden = true;
      host.remove();
    },
    destroy() {
      api.hide();
      watcher.disconnect();
      clearTimeout(pending);
      isTended = 1;
      // One that is still loading is not mounted any more.
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- the one that stands for it has nothing
      (made ??= {} as App).destroy?.();
      window.Receptionist = undefined;
    },
    on(type, listener) {
      const hear = hears.get(listener) ?? (({ detail }) => (listener as (event: unknown) => void)(detail));
      hears.set(listener, hear);
      host.addEventListener(prefix + type, hear);
      return () => off(type, listener);
    },
    off,
    setContext: (context) => update({ context }),
    setToken: (token) => update({ token }),
    ask: async (text) => (await open()) && (forward('ask', text) as Promise<boolean>),
    prefill: (text) => void forward('prefill', text),
    reset: () => void forward('reset'),
    state: () => ({ state, unread: app?.unread?.() ?? 0 }),
    push(...commands) {
      for (const command of commands)
        try {
          const [method, ...parameters] = command;
          (api[method] as (...values: unknown[]) => void)(...parameters);
        } catch {
          // oxlint-disable-next-line no-console -- a page's developer looks nowhere else
          console.error('Receptionist: no command', command);
        }
    },
  };

  watcher.observe(document, { childList: true });
  update();
  window.Receptionist = api;
  try {
    (before as ReceptionistCommand[]).forEach((command) => api.push(command));
  } catch {
    // As above.
  }
  // Pages put things into the launcher's corner later, too.
  setTimeout(watch, 4e3);
  emit({ type: 'ready' });
}
