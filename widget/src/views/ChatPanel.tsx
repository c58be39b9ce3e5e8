import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../chat/chat.machine';
import { cross, face } from '../shapes';
import { Close, Header, Heading, Panel } from './ChatPanel.styles';
import { Composer } from './Composer';
import { Icon } from './Icon';
import { MessageList } from './MessageList';
import type { Links } from './StorefrontLink';
import { texts } from './texts';
import { Tokens } from './Tokens.styles';
import { useChatHeight } from './useChatHeight';

interface ChatPanelProps {
  readonly chat: ActorRefFrom<typeof chatMachine>;
  readonly product: string;
  readonly links: Links;
  readonly onClose: () => void;
}

/** The open chat. The conversation lives in `chat` and outlasts it. */
export function ChatPanel({ chat, product, links, onClose }: ChatPanelProps) {
  const snapshot = useSelector(chat, (current) => current);
  const { messages, treatmentOptions, draft } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const panel = useRef<HTMLDialogElement>(null);
  useChatHeight(panel);

  return (
    <Panel ref={panel} open aria-label={texts.name}>
      <Tokens />
      <Header>
        <Icon path={face} size={28} />
        <Heading>{texts.name}</Heading>
        <Close type="button" aria-label={texts.closeChat} onClick={onClose}>
          <Icon path={cross} />
        </Close>
      </Header>
      <MessageList
        messages={messages}
        treatmentOptions={treatmentOptions}
        busy={busy}
        product={product}
        links={links}
        onSelect={(path) => chat.send({ type: 'select', path })}
        onConsult={() => chat.send({ type: 'consult' })}
      />
      <Composer
        draft={draft}
        busy={busy}
        onType={(text) => chat.send({ type: 'type', text })}
        onSend={() => chat.send({ type: 'send' })}
      />
    </Panel>
  );
}
