import { useSelector } from '@xstate/react';
import { useRef, type CSSProperties } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '@front-door/shared/language';
import type { Partner } from '@front-door/shared/visitor/partners';
import type { chatMachine } from '../chat/chat.machine';
import { cross, face } from '../shapes';
import type { ChatContext } from '../chat/chat.types';
import { say, type Wording } from '../texts/wording';
import { Close, Header, Heading, Panel } from './ChatPanel.styles';
import { chatHeight } from './chatHeight';
import { Composer } from './Composer';
import { EmergencyNotice } from './EmergencyNotice';
import { Icon } from './Icon';
import { MessageList } from './MessageList';
import type { Links } from './StorefrontLink';
import { Tokens } from './Tokens.styles';
import { WordingContext } from './WordingContext';

interface ChatPanelProps {
  readonly chat: ActorRefFrom<typeof chatMachine>;
  readonly product: string;
  readonly wording: Wording;
  /** The same in another language. */
  readonly wordingIn: (language: Language) => Wording;
  /** In pixels; of the window that the visitor sees, not of a frame in it. */
  readonly windowHeight: number;
  /** Whose visitor it is; what the partner hides is not suggested. */
  readonly partner: Partner | undefined;
  readonly links: Links;
  /** The visitor chooses to go on in another language. */
  readonly onSpeak: (language: Language) => void;
  /** None where the chat is a part of the page. */
  readonly onClose: (() => void) | undefined;
}

/** The open chat. The conversation lives in `chat` and outlasts it. */
export function ChatPanel(props: ChatPanelProps) {
  const { chat, product, wording, wordingIn, windowHeight, partner, links, onSpeak, onClose } = props;
  const context = useSelector(chat, (conversation) => conversation.context);
  const { messages, treatmentOptions, notice, draft, failures } = context;
  const offered = languageOffered(context, wording.language);
  const busy = useSelector(chat, (conversation) => conversation.hasTag('busy'));
  const panel = useRef<HTMLDialogElement>(null);
  const style = { '--chat-height': `${String(chatHeight(windowHeight))}px` } as CSSProperties;

  /** The button that was pressed goes, and the focus with it. */
  function focusInput() {
    panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }

  function dismiss() {
    chat.send({ type: 'dismiss' });
    focusInput();
  }

  function speak(language: Language) {
    onSpeak(language);
    focusInput();
  }

  return (
    <WordingContext value={wording}>
      <Panel
        ref={panel}
        style={style}
        open
        aria-label={wording.texts.name}
        lang={wording.language}
        data-notice={notice?.kind}
      >
        <Tokens />
        <EmergencyNotice notice={notice} onDismiss={dismiss} />
        <Header>
          <Icon path={face} size={28} />
          <Heading key={wording.texts.name}>{wording.texts.name}</Heading>
          {onClose && (
            <Close type="button" aria-label={say(wording, 'closeChat')} onClick={onClose}>
              <Icon path={cross} />
            </Close>
          )}
        </Header>
        <MessageList
          messages={messages}
          treatmentOptions={treatmentOptions}
          busy={busy}
          notice={notice}
          failures={failures}
          offer={offered && wordingIn(offered)}
          product={product}
          partner={partner}
          links={links}
          onSelect={(path) => chat.send({ type: 'select', path })}
          onConsult={() => chat.send({ type: 'consult' })}
          onSpeak={speak}
        />
        <Composer
          draft={draft}
          busy={busy}
          onType={(text) => chat.send({ type: 'type', text })}
          onSend={() => chat.send({ type: 'send' })}
        />
      </Panel>
    </WordingContext>
  );
}

/**
 * What a visitor writes in, where the panel speaks another language and that is not in doubt. Not while somebody should be
 * called first: the way on could lead away from the notice.
 */
function languageOffered({ written, notice }: ChatContext, spoken: Language): Language | undefined {
  if (notice?.kind === 'emergency' || written === undefined || written === 'both') return undefined;
  return written === spoken ? undefined : written;
}
