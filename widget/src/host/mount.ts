import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import type { App, Shell } from '../boundary.types';
import { own } from '../loader/own';
import type { Surroundings, ToPage } from '../channel/channel.types';
import { shareTrust } from '../files/trusted';
import { answerTo } from './answerTo';
import { applyTheme } from './applyTheme';
import { attentionIn } from './attention';
import { askFor } from './ask';
import { boxStyles } from './box.styles';
import { refusedSession } from './caller';
import { chatFiles, home, loadChat } from './chatFiles';
import { closeTexts } from './closeTexts';
import { errorLog, logError } from './consoleErrors';
import { beginConversation, type ChatModule } from './conversation';
import { returnFocus } from './focus';
import { pageFonts } from './pageFonts';
import { watchInline } from './inline';
import { keepForTab } from './kept';
import { readSettings, type Settings } from './settings';
import { directionAt, surroundingsOf } from './surroundings';
import { swallowKeyUp } from './swallowKeyUp';
import { tend } from './tend';
import { unreadOn } from './unread';
import { keepVisible } from './visibleArea';

/** What development and tests may put in the place of the real thing. */
export interface Instruments {
  /** Draws the conversation in the page, and not in a frame. */
  readonly load?: () => Promise<ChatModule>;
}

/** Does what can wait until the visitor sees what there is now. */
function afterDrawing(run: () => unknown): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** As a part of the page the messages are as high as their place. */
const endless = 1e5;

/** Begins the chat in the loader's shadow root, closed. */
export function mount(shell: Shell, { load }: Instruments = {}): App {
  const { root, launcher, close, emit } = shell;
  const host = root.host as HTMLElement;
  const tell = errorLog();
  const kept = keepForTab(
    () => settingsNow().keep === true,
    (sentence) => tell([sentence]),
  );
  const unread = unreadOn(launcher);
  const attention = attentionIn(root, launcher);
  let isShown = false;
  /** What the conversation was told last of the page. */
  let told: Surroundings | undefined;
  /** The fonts that the conversation was told of. */
  let fonts = '';
  /** What had the focus before the conversation took it. */
  let opener: Element | null = null;
  /** The chat is to have the focus, once it is there. */
  let wantsFocus = false;
  /** Until the end of the task in which the conversation has come: it knows how things stand. */
  let isNew = false;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(boxStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  shareTrust(shell.early?.policy);
  const conversation = beginConversation({
    root,
    title: 'Receptionist',
    home,
    files: load === undefined ? chatFiles() : [],
    early: shell.early,
    load: load ?? loadChat,
    surroundings: () => surroundings(refresh()),
    windowHeight,
    sealed: kept.current,
    hear,
    complain: (sentence) => tell([sentence]),
  });
  const stopKeeping = keepVisible(conversation.box);
  const asking = askFor(conversation);
  const inline = watchInline(host, () => isShown);

  function hear(message: ToPage): void {
    switch (message.type) {
      case 'here':
        break;
      case 'ready':
        asking.giveUp();
        unread.set(0);
        attention.call([]);
        tellSize();
        fonts = '';
        reveal(isShown);
        if (isShown) present();
        isNew = true;
        setTimeout(() => (isNew = false));
        afterDrawing(() => {
          tend(shell);
          void tellFonts();
        });
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
        if (!isInline() && matchMedia('(max-width: 47.99em)').matches) close();
        settingsNow().navigate?.(message.page);
        break;
      case 'change-language':
        settingsNow().changeLanguage?.(message.language);
        break;
      case 'leave':
        location.assign(message.address);
        break;
      case 'sealed':
        kept.set(message.sealed);
        break;
      case 'attention':
        attention.call(message.sentences);
        break;
      case 'asked':
        asking.hear(message);
        break;
      default:
        void answerTo(message, settingsNow, root).then(conversation.tell);
    }
  }

  function hearEvent(event: ReceptionistEvent): void {
    // The specification asks for this very line (section 8).
    if (event.type === 'error') logError('failed to parse message and fetch treatments');
    if (event.type === 'unread') unread.set(event.count);
    emit(event);
  }

  function settingsNow(): Settings {
    return readSettings(shell.given()).settings;
  }

  const isInline = () => host.hasAttribute('data-inline');

  /** Whether the chat is a part of the page now. Once it is no more, the visitor finds the launcher. */
  function place({ inline: element }: Settings): void {
    const wasInline = isInline();
    const isIn = element !== undefined && element === host.parentNode;
    host.toggleAttribute('data-inline', isIn);
    inline.follow(isIn ? host.parentNode : undefined);
    if (isIn === wasInline) return;
    tellSize();
    if (wasInline) close();
  }

  /** Reads what the page gives now, and takes over what doesn't need the conversation. */
  function refresh(): Settings {
    const { settings, problems } = readSettings(shell.given());
    tell([...problems, ...applyTheme(host, settings, launcher), ...refusedSession(settings)]);
    kept.follow();
    return settings;
  }

  function reveal(isRevealed: boolean): void {
    const box = conversation.box();
    if (box !== undefined) box.hidden = !isRevealed;
  }

  function present(): void {
    const box = conversation.box();
    if (box === undefined) return;
    if (wantsFocus) box.focus({ preventScroll: true });
    // Put back into the page, it begins anew: it is told, and given the focus, when it is there.
    if (!conversation.isHeard()) return;
    conversation.tell({ type: 'show', focus: wantsFocus });
    wantsFocus = false;
  }

  function windowHeight(): number {
    return isInline() ? endless : window.innerHeight;
  }

  function tellSize(): void {
    conversation.tell({ type: 'resize', windowHeight: windowHeight() });
  }

  function surroundings(settings: Settings): Surroundings {
    return (told = surroundingsOf(settings, shell.given(), host));
  }

  const directions = new MutationObserver(() => {
    if (directionAt(host) !== told?.direction) update();
  });

  /** A page that is written anew takes all listeners off, and gets the widget back. */
  function listen(): void {
    window.addEventListener('resize', tellSize);
    window.addEventListener('pageshow', goOn);
    // Of any element: the chat may stand in one.
    directions.observe(document, { subtree: true, attributeFilter: ['dir'] });
    conversation.listen();
  }

  /** While the chat is open the launcher closes it, and is named so. The loader names it otherwise. */
  function nameLauncher({ texts }: Settings): void {
    const label = launcher.firstElementChild;
    // The loader has set `lang`. An older loader may not have, and then its own name for the button stays.
    if (isShown && label !== null) label.textContent = texts.close ?? closeTexts[host.lang] ?? label.textContent;
  }

  function update(): void {
    listen();
    const settings = refresh();
    place(settings);
    nameLauncher(settings);
    conversation.tell({ type: 'change', surroundings: surroundings(settings) });
    void tellFonts();
  }

  /** When they change: each is read once. */
  async function tellFonts(): Promise<void> {
    const named = getComputedStyle(host).getPropertyValue('--receptionist-font').trim();
    if (named === fonts) return;
    fonts = named;
    conversation.tell({ type: 'fonts', fonts: await pageFonts(named) });
  }

  /** Pages that the browser had put away come back as they were; the visitor may have gone on meanwhile. */
  function goOn({ persisted }: PageTransitionEvent): void {
    if (persisted && kept.catchUp()) conversation.restart();
  }

  listen();
  return {
    ready: () => conversation.ready(),
    show(focus = true) {
      if (isShown) return update();
      isShown = true;
      wantsFocus = focus;
      reveal(true);
      // It was told all of this just now: telling it once more can wait until the visitor can type.
      if (isNew) {
        place(settingsNow());
        nameLauncher(settingsNow());
        afterDrawing(() => isShown && update());
      } else update();
      if (focus) opener = own('activeElement');
      present();
    },
    hide(before = opener) {
      const hadFocus = root.activeElement !== null && root.activeElement === conversation.box();
      isShown = wantsFocus = false;
      reveal(false);
      conversation.tell({ type: 'hide' });
      if (hadFocus) returnFocus(before, launcher);
    },
    update,
    unread: unread.count,
    call(name, text) {
      if (name === 'reset') {
        // At once, not only when the conversation says that it is empty.
        kept.set(undefined);
        return conversation.post({ type: name });
      }
      if (typeof text !== 'string' || (name === 'ask' && text.trim() === '')) {
        tell([`"${name}" needs a text; nothing was done`]);
        return false;
      }
      return name === 'ask' ? asking.ask(text) : conversation.post({ type: name, text });
    },
    destroy() {
      window.removeEventListener('resize', tellSize);
      window.removeEventListener('pageshow', goOn);
      directions.disconnect();
      attention.end();
      kept.set(undefined);
      inline.end();
      stopKeeping();
      conversation.end();
    },
  };
}
