import { limitDraft } from './draftLimit';
import type {
  ChatContext,
  Conversation,
  EmergencyReading,
  Message,
  Notice,
  SearchOutcome,
  TreatmentOption,
} from './chat.types';

/** What changes in a conversation as it goes on: pure rules, from what was before to what differs after. */

type Suggestion = Omit<TreatmentOption, 'reply'>;

/** The most that the page may have waiting for a running search. */
export const mostAsked = 5;

/** All but the notice: no page may take away whom to call. What the reader has by now it still reads; it is not kept. */
export const fresh = {
  messages: [{ kind: 'greeting', id: 0 }],
  treatmentOptions: [],
  draft: '',
  language: undefined,
  written: undefined,
  failures: 0,
  asked: [],
  prefilled: undefined,
  unread: 0,
  toRead: [],
  isHinted: false,
} as const satisfies Partial<ChatContext>;

/**
 * The conversation at its beginning, or where it was left. A search that ran then cannot go on: its words are back in
 * the input.
 */
export function begin(kept: Conversation | undefined): ChatContext {
  const context = { ...fresh, notice: undefined, isUnseen: false, ...kept };
  return context.messages.at(-1)?.kind === 'visitor' ? { ...context, ...takenBack(context) } : context;
}

/** After the visitor said `text`; what stands in the input is not asked. */
export function said({ messages, toRead }: ChatContext, given: string): Partial<ChatContext> {
  const text = given.trim();
  return {
    messages: [...messages, { kind: 'visitor', id: messages.length, text }],
    written: undefined,
    toRead: [...toRead, text],
    isHinted: false,
  };
}

/** After a reply with these suggestions, or with none. */
export function answered(
  { messages, treatmentOptions }: ChatContext,
  suggestions: readonly Suggestion[],
): Partial<ChatContext> {
  const reply: Message = { kind: suggestions.length > 0 ? 'suggestions' : 'nothing-found', id: messages.length };
  return {
    messages: [...messages, reply],
    treatmentOptions: [...treatmentOptions, ...suggestions.map(({ name, path }) => ({ reply: reply.id, name, path }))],
  };
}

/**
 * After a message was not answered: it is as if it had not been sent, and its words are back in the input, before what
 * may stand there.
 */
export function takenBack(context: ChatContext): Partial<ChatContext> {
  const words = [lastWords(context), context.draft].filter((text) => text.trim() !== '');
  return { messages: context.messages.slice(0, -1), draft: limitDraft(words.join('\n')), prefilled: undefined };
}

/**
 * A notice gathers lines, and languages with them. A hint that a message could not be read gives way to what was read
 * after all: the reader then reads every message that waits for it.
 */
export function noticeAfter(notice: Notice | undefined, { lines, language }: EmergencyReading): Notice | undefined {
  const before = notice?.kind === 'emergency' ? notice : undefined;
  if (lines.length === 0) return before;
  return {
    kind: 'emergency',
    lines: [...new Set([...(before?.lines ?? []), ...lines])],
    language: before === undefined || before.language === language ? language : 'both',
  };
}

/** Whether a notice stands above the conversation that nobody has seen. */
export function hasUnseenNotice({ notice, isUnseen }: Conversation): boolean {
  return isUnseen && notice !== undefined;
}

/** How many replies and notices came while the panel was not shown. */
export function unreadOf(conversation: Conversation): number {
  return conversation.unread + Number(hasUnseenNotice(conversation));
}

/** What the visitor said last. */
export function lastWords({ messages }: ChatContext): string {
  const last = messages.at(-1);
  return last?.kind === 'visitor' ? last.text : '';
}

export function suggestionsOf(outcome: SearchOutcome): readonly Suggestion[] {
  return outcome.kind === 'ok' ? outcome.value : [];
}
