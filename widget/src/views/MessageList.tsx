import { useLayoutEffect, useRef } from 'react';
import type { Message, TreatmentOption } from '../chat/chat.types';
import { Dot, Log, Progress, Scroller, Typing } from './MessageList.styles';
import { MessageView, type MessageViewProps } from './MessageView';
import { useWording } from './WordingContext';

interface MessageListProps extends Omit<MessageViewProps, 'message' | 'options'> {
  readonly messages: readonly Message[];
  readonly treatmentOptions: readonly TreatmentOption[];
  readonly busy: boolean;
}

/** The conversation so far. Replies are announced one by one; the newest is scrolled to its beginning. */
export function MessageList({ messages, treatmentOptions, busy, ...shared }: MessageListProps) {
  const { say } = useWording();
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The greeting stands at the top by itself; where it stands is not asked, for that takes time as it opens.
    if (messages.length === 1 && !busy) return;
    const view = scroller.current;
    const panel = view?.parentElement;
    const newest = log.current?.children[messages.length - 1];
    if (view == null || panel == null || !(newest instanceof HTMLElement)) return;
    // Not scrollIntoView, which could scroll the page too. In a low window it is the panel that scrolls.
    view.scrollTop = busy ? view.scrollHeight : newest.offsetTop - 16;
    panel.scrollTop = messages.length > 1 ? view.offsetTop + newest.offsetTop - 16 : 0;
  }, [messages.length, busy]);

  return (
    <Scroller ref={scroller} aria-label={say('conversation')} tabIndex={0}>
      <Log ref={log} role="log" aria-label={say('messages')}>
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            options={treatmentOptions.filter(({ reply }) => reply === message.id)}
            {...shared}
          />
        ))}
      </Log>
      {busy && (
        <Typing>
          <Progress aria-label={say('searching')} />
          <Dot />
          <Dot />
          <Dot />
        </Typing>
      )}
    </Scroller>
  );
}
