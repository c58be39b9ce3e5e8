import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import type { App, Shell } from '../boundary.types';
import type { Sealed, ToPage } from '../line/line.types';
import { bearerToken, isSessionOf } from '../transport/bearer';
import { applyTheme } from './applyTheme';
import { boxStyles } from './box.styles';
import { carry } from './carry';
import { chatFiles, home, loadChat } from './chatFiles';
import { beginConversation, type ChatModule } from './conversation';
import { fetchForChat } from './fetchForChat';
import { returnFocus } from './focus';
import { readSettings, type Settings } from './settings';
import { surroundingsOf } from './surroundings';
import { visitorId } from './visitorId';
import { keepVisible } from './visibleArea';

/** What development and tests may put in the place of the real thing. */
export interface Instruments {
  /** Draws the conversation in the page, and not in a frame. */
  readonly load?: () => Promise<ChatModule>;
}

/** Begins the chat in the loader's shadow root, closed. */
export function mount(shell: Shell, { load }: Instruments = {}): App {
  const { root, launcher, close, emit } = shell;
  const told = new Set<string>();
  let kept: Sealed | undefined;
  let isShown = false;
  let unread = 0;
  let sent: (() => void) | undefined;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(boxStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  const conversation = beginConversation({
    root,
    title: 'Receptionist',
    home,
    files: load === undefined ? chatFiles() : [],
    load: load ?? loadChat,
    surroundings: () => surroundingsOf(refresh(), shell.given(), root.host),
    sealed: () => kept,
    hear,
    complain: (sentence) => tell([sentence]),
  });
  const stopKeeping = keepVisible(conversation.box);

  function hear(message: ToPage): void {
    switch (message.type) {
      case 'here':
        break;
      case 'ready':
        tellSize();
        reveal(isShown);
        if (isShown) conversation.tell({ type: 'show', focus: false });
        break;
      case 'event':
        hearEvent(message.event);
        break;
      case 'close':
        swallowKeyUp();
        close();
        break;
      case 'problems':
        tell(message.problems);
        break;
      case 'navigate':
        // A panel that fills the window would hide where the page leads.
        if (matchMedia('(max-width: 47.99em)').matches) close();
        settingsNow().navigate?.(message.page);
        break;
      case 'leave':
        location.assign(message.address);
        break;
      case 'sealed':
        kept = message.sealed;
        break;
      case 'who-calls':
        conversation.tell({ type: 'caller', id: message.id, caller: caller() });
        break;
      case 'fetch':
        void fetchForChat(message, settingsNow().fetch).then(conversation.tell);
        break;
      case 'carry':
        void carry(message, root).then(conversation.tell);
        break;
    }
  }

  function hearEvent(event: ReceptionistEvent): void {
    // The specification asks for this very line (section 8).
    if (event.type === 'error') logError('failed to parse message and fetch treatments');
    if (event.type === 'search') sent?.();
    if (event.type === 'unread') unread = event.count;
    emit(event);
  }

  function settingsNow(): Settings {
    return readSettings(shell.given()).settings;
  }

  function caller() {
    const { searchApi, guid = visitorId(), token, sessionCookie } = settingsNow();
    const api = new URL(searchApi, location.href).href;
    const isOwn = new URL(api).origin === location.origin;
    return { api, guid, token: bearerToken({ token, sessionCookie, api }), isOwn };
  }

  /** Reads what the page gives now, and takes over what doesn't need the conversation. */
  function refresh(): Settings {
    const { settings, problems } = readSettings(shell.given());
    const unreadable = root.host instanceof HTMLElement ? applyTheme(root.host, settings, launcher) : [];
    tell([...problems, ...unreadable, ...refusedSession(settings)]);
    return settings;
  }

  /** Each sentence once, however often the page gives the same. */
  function tell(problems: readonly string[]): void {
    for (const problem of problems) {
      if (!told.has(problem)) logError(`Receptionist: ${problem}`);
      told.add(problem);
    }
  }

  function reveal(isRevealed: boolean): void {
    const box = conversation.box();
    if (box !== undefined) box.hidden = !isRevealed;
  }

  function tellSize(): void {
    conversation.tell({ type: 'resize', windowHeight: window.innerHeight });
  }

  function update(): void {
    conversation.tell({ type: 'change', surroundings: surroundingsOf(refresh(), shell.given(), root.host) });
  }

  window.addEventListener('resize', tellSize);
  return {
    ready: () => conversation.ready(),
    show(focus = true) {
      if (isShown) return update();
      isShown = true;
      reveal(true);
      update();
      if (focus) conversation.box()?.focus({ preventScroll: true });
      conversation.tell({ type: 'show', focus });
    },
    hide(opener) {
      const hadFocus = root.activeElement !== null && root.activeElement === conversation.box();
      isShown = false;
      reveal(false);
      conversation.tell({ type: 'hide' });
      if (hadFocus) returnFocus(opener, launcher);
    },
    update,
    unread: () => unread,
    call(name, text = '') {
      if (name === 'reset') return conversation.tell({ type: 'reset' });
      conversation.tell({ type: name, text });
      if (name === 'prefill') return undefined;
      // A text of blanks is never sent; any other is, now or after what is being searched for.
      return text.trim() !== '' && new Promise((resolve) => (sent = () => resolve(true)));
    },
    destroy() {
      window.removeEventListener('resize', tellSize);
      stopKeeping();
      conversation.end();
    },
  };
}

function refusedSession({ sessionCookie, searchApi }: Settings): readonly string[] {
  if (sessionCookie !== true || isSessionOf(searchApi)) return [];
  return ['"sessionCookie" is for pages of the search API\'s own site; the cookie is not read'];
}

/** Escape closes as it is pressed, and the focus is the page's again; that it is released is no key of the page's. */
function swallowKeyUp(): void {
  const swallow = (event: KeyboardEvent) => {
    window.removeEventListener('keyup', swallow, true);
    if (event.key === 'Escape') event.stopImmediatePropagation();
  };
  window.addEventListener('keyup', swallow, true);
}

/** For the page's developer, who looks nowhere else. */
function logError(sentence: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.error(sentence);
}
