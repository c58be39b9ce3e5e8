import { useLayoutEffect, useRef } from 'react';
import type { Message, Notice, TreatmentOption } from '../chat/chat.types';
import { wordingsFor, type Wording } from '../texts/wording';
import { Dot, Log, Progress, Scroller, Typing } from './MessageList.styles';
import { FailureView, MessageView, type MessageViewProps } from './MessageView';
import { noticePlaces } from './EmergencyNotice.styles';
import { useOwnWording, useWording } from './WordingContext';

interface MessageListProps extends Omit<MessageViewProps, 'message' | 'options' | 'isNewest' | 'held'> {
  readonly messages: readonly Message[];
  readonly treatmentOptions: readonly TreatmentOption[];
  readonly busy: boolean;
  readonly notice: Notice | undefined;
  /** How many messages could not be sent, one after the other; 0 once one is on its way. */
  readonly failures: number;
}

/**
 * In which wordings to say that answers wait until the notice is dismissed, if they do. They do for 911 and 988, where
 * every suggestion is wrong; Poison Help may well say that all is fine, and the answer stands beside it.
 */
function heldFor(notice: Notice | undefined, own: Wording): readonly Wording[] | undefined {
  if (notice?.kind !== 'emergency' || notice.lines.every((line) => line === 'poison-help')) return undefined;
  return wordingsFor(notice.language, own);
}

/** The conversation so far. Replies are announced one by one; the newest is scrolled to its beginning. */
export function MessageList({ messages, treatmentOptions, busy, notice, failures, ...shared }: MessageListProps) {
  const { say } = useWording();
  const own = useOwnWording();
  const held = heldFor(notice, own);
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The greeting stands at the top by itself; where it stands is not asked, for that takes time as it opens.
    if (messages.length === 1 && !busy && failures === 0) return;
    const view = scroller.current;
    const panel = view?.parentElement;
    const newest = log.current?.lastElementChild;
    if (view == null || panel == null || !(newest instanceof HTMLElement)) return;
    // A notice stays where it is, above what scrolls beneath it.
    const above = notice === undefined ? 0 : (panel.querySelector<HTMLElement>(noticePlaces)?.offsetHeight ?? 0);
    // Not scrollIntoView, which could scroll the page too. In a low window it is the panel that scrolls.
    view.scrollTop = busy ? view.scrollHeight : newest.offsetTop - 16;
    panel.scrollTop = messages.length > 1 || failures > 0 ? view.offsetTop + newest.offsetTop - 16 - above : 0;
  }, [messages.length, busy, notice, failures]);

  return (
    <Scroller ref={scroller} aria-label={say('conversation')} tabIndex={0}>
      <Log ref={log} role="log" aria-label={say('messages')}>
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            isNewest={message.id === messages.length - 1}
            held={held}
            options={treatmentOptions.filter(({ reply }) => reply === message.id)}
            {...shared}
          />
        ))}
        {/* A new element each time, so that each failure is announced. */}
        {failures > 0 && <FailureView key={`failure ${failures}`} />}
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
