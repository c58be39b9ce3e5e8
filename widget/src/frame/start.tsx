import { render } from 'preact';
import { StyleSheetManager } from 'styled-components';
import { createActor, type InspectionEvent } from 'xstate';
import type { Language } from '@front-door/shared/language';
import { isHidden, partnerOf } from '@front-door/shared/visitor/partners';
import { readerActor, searchActor } from '../chat/chat.actors';
import { hasUnseenNotice } from '../chat/chat.changes';
import { chatMachine } from '../chat/chat.machine';
import type { ReadEmergency, SearchOutcome } from '../chat/chat.types';
import type { ChatEnd, ToChat } from '../channel/channel.types';
import { say, textNames, wordingFor, wordingsFor } from '../texts/wording';
import { ChatPanel } from '../views/ChatPanel';
import { adoptedTarget } from './adoptedTarget';
import { dressDocument, useFonts } from './dressDocument';
import { isFrame } from './isFrame';
import { keepKeysInside } from './keyboard';
import { storefrontLinks } from './links';
import { loadReader } from './loadReader';
import { askThePage } from './pageCalls';
import { keepSealed, openSealed } from './sealed';

/** What development and tests may put in the place of the real thing. */
export interface Instruments {
  readonly search?: (message: string, signal: AbortSignal) => Promise<SearchOutcome>;
  readonly load?: () => Promise<ReadEmergency>;
  readonly inspect?: (event: InspectionEvent) => void;
}

/**
 * Begins the conversation and draws it.
 *
 * @param channel the end of the channel to the page's side, which says `begin` first.
 * @param root where the panel is drawn: in a frame of its own, or where the page allows none, in a closed root.
 * @returns what ends it; a frame goes with all that it is.
 */
export function start(channel: ChatEnd, root: ShadowRoot, instruments: Instruments = {}): () => void {
  const waiting: ToChat[] = [];
  let begun: Promise<() => void> | undefined;
  channel.hear((message) => {
    waiting.push(message);
    if (message.type === 'begin') begun = begin(channel, root, message, waiting, instruments);
  });
  channel.tell({ type: 'here' });
  return () => void begun?.then((end) => end());
}

async function begin(
  channel: ChatEnd,
  root: ShadowRoot,
  { home, surroundings: first, sealed, windowHeight = window.innerHeight }: Extract<ToChat, { type: 'begin' }>,
  waiting: readonly ToChat[],
  { search, load, inspect }: Instruments,
): Promise<() => void> {
  let surroundings = first;
  const page = askThePage(channel, () => surroundings);
  // Nothing waits where there is nothing to open.
  const conversation = sealed === undefined ? undefined : await openSealed(sealed);

  const chat = createActor(
    chatMachine.provide({
      actors: {
        search: searchActor(search ?? page.search),
        reader: readerActor(load ?? (() => loadReader(home, page.readerText))),
      },
    }),
    { input: conversation, ...(inspect && { inspect }) },
  );
  // What the partner hides is never told to the page either.
  chat.on('*', (event) =>
    channel.tell({
      type: 'event',
      event: event.type === 'suggestions' ? { ...event, paths: event.paths.filter(isOffered) } : event,
    }),
  );
  chat.start();
  keepSealed(chat, conversation && sealed?.key, (kept) => channel.tell({ type: 'sealed', sealed: kept }));

  const place = root.appendChild(document.createElement('div'));
  place.style.height = '100%';
  const styles = adoptedTarget(root);
  const isClosable = () => surroundings.closable !== false;
  const close = () => channel.tell({ type: 'close' });
  // In a frame of its own, keys with the focus on no element of it are the chat's, too.
  const stopKeeping = keepKeysInside(isFrame ? document : root, () => isClosable() && close());

  function isOffered(path: string): boolean {
    return !isHidden(path, partnerOf(surroundings.context));
  }

  /** The language of the panel as it is drawn. */
  let drawn: Language | undefined;
  const spoken = () => chat.getSnapshot().context.language ?? surroundings.language;
  const textsIn = (language: Language) => (language === surroundings.language ? surroundings.texts : {});

  function speak(language: Language): void {
    if (surroundings.changesLanguage === true) channel.tell({ type: 'change-language', language });
    else chat.send({ type: 'speak', language });
  }

  function draw(): void {
    drawn = spoken();
    const { product, context, direction } = surroundings;
    // The page's own texts stand for its language alone.
    const texts = textsIn(drawn);
    const wording = wordingFor(drawn, texts);
    if (isFrame) dressDocument({ language: drawn, direction, name: wording.texts.name });
    place.dir = direction;
    setProperties(root.host as HTMLElement);
    render(
      // The styles stay whatever is drawn, so that they are made once.
      <StyleSheetManager target={styles}>
        <ChatPanel
          chat={chat}
          product={product}
          wording={wording}
          wordingIn={(language) => wordingFor(language, textsIn(language))}
          windowHeight={windowHeight}
          partner={partnerOf(context)}
          links={storefrontLinks({ ...surroundings, language: drawn }, channel.tell)}
          onSpeak={speak}
          onClose={isClosable() ? close : undefined}
        />
      </StyleSheetManager>,
      place,
    );
  }

  /** On the element that carries the look, where what is made of a property is worked out anew. */
  function setProperties({ style }: HTMLElement): void {
    for (const name of Array.from(style)) if (!(name in surroundings.properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(surroundings.properties)) style.setProperty(name, value);
  }

  /** Names that no text has. */
  function tellUnknownTexts(): void {
    const unknown = Object.keys(surroundings.texts).filter((name) => !textNames.has(name));
    if (unknown.length > 0)
      channel.tell({ type: 'problems', problems: unknown.map((name) => `"texts.${name}" is not an option`) });
  }

  let isCalling = false;
  /** Has the page's side call for a visitor who has closed the chat, where a notice came meanwhile. */
  function callVisitor(): void {
    const { context } = chat.getSnapshot();
    const isUnseen = hasUnseenNotice(context);
    if (isUnseen === isCalling) return;
    isCalling = isUnseen;
    // In all languages: only the message's own is sure to be understood, and it is not the page's to know.
    const wordings = isUnseen ? wordingsFor('both', wordingFor(surroundings.language, surroundings.texts)) : [];
    const sentences = wordings.map((wording) => ({ language: wording.language, text: say(wording, 'unseen') }));
    channel.tell({ type: 'attention', sentences });
  }

  const input = () => place.querySelector('textarea');
  const hearing: { readonly [Type in ToChat['type']]?: (message: Extract<ToChat, { type: Type }>) => void } = {
    change(message) {
      // Who changes the page's language has chosen anew.
      if (message.surroundings.language !== surroundings.language) chat.send({ type: 'speak', language: undefined });
      ({ surroundings } = message);
      tellUnknownTexts();
      draw();
    },
    resize(message) {
      if (message.windowHeight === windowHeight) return;
      ({ windowHeight } = message);
      draw();
    },
    show({ focus }) {
      chat.send({ type: 'shown' });
      if (focus) input()?.focus({ preventScroll: true });
    },
    hide: () => chat.send({ type: 'hidden' }),
    ask({ id, text }) {
      const event = { type: 'ask', text } as const;
      const isSent = chat.getSnapshot().can(event);
      chat.send(event);
      channel.tell({ type: 'asked', id, isSent });
    },
    prefill: ({ text }) => chat.send({ type: 'prefill', text }),
    reset: () => chat.send({ type: 'reset' }),
    fonts: ({ fonts }) => isFrame && useFonts(fonts),
    caller: page.answer,
    fetched: page.answer,
    carrier: page.answer,
    reader: page.answer,
    failed: page.answer,
  };

  const hear = (message: ToChat) => (hearing[message.type] as ((told: ToChat) => void) | undefined)?.(message);
  tellUnknownTexts();
  draw();
  chat.subscribe(() => spoken() !== drawn && draw());
  chat.subscribe(callVisitor);
  channel.hear(hear);
  channel.tell({ type: 'ready' });
  callVisitor();
  // What was said while a conversation was being opened.
  waiting.forEach(hear);
  return () => {
    render(null, place);
    stopKeeping();
    chat.stop();
  };
}
