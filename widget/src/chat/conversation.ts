import { longestMessage, mostSuggestions, parseSuggestions } from '@front-door/shared/contract/search';
import { languages, type Language } from '@front-door/shared/language';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import type { EmergencyLine } from '../safety/emergency.types';
import type { Conversation, Message, Notice, TreatmentOption } from './chat.types';

/** The most messages that are kept, the greeting among them. */
export const mostMessages = 201;

const knownLines: readonly string[] = ['911', '988', 'poison-help'] satisfies EmergencyLine[];
const knownLanguages: readonly string[] = ['en', 'es', 'both'] satisfies MessageLanguage[];

/**
 * A conversation as a plain value that JSON can carry, so that a new frame, or the tab's next page, goes on with it. Of a
 * very long one the beginning is left behind, so that what is written can always be read.
 */
export function writeConversation(conversation: Conversation): Conversation {
  const { messages, treatmentOptions, notice, language, draft, unread, isUnseen, toRead, isHinted } = conversation;
  const surplus = Math.max(0, messages.length - mostMessages);
  // Question and reply together.
  const left = surplus + (surplus % 2);
  return {
    messages: messages
      .filter(({ id }) => id === 0 || id > left)
      .map((message, id) => Object.assign({}, message, { id })),
    treatmentOptions: treatmentOptions
      .filter(({ reply }) => reply > left)
      .map(({ reply, name, path }) => ({ reply: reply - left, name, path })),
    notice,
    language,
    draft,
    unread: Math.min(unread, mostMessages),
    isUnseen,
    toRead: toRead.slice(-mostMessages),
    isHinted,
  };
}

/**
 * Reads what {@link writeConversation} wrote, after JSON or a port carried it. All or nothing: it never throws.
 *
 * @returns the conversation; `undefined` if the value is not a conversation or is too large.
 */
export function readConversation(value: unknown): Conversation | undefined {
  const given = fieldsOf(value);
  const { language, draft, unread } = given;
  // Conversations of before had none of these: whatever nobody has seen may have been the notice.
  const { isUnseen = isCount(unread) && unread > 0, toRead: told = [], isHinted = false } = given;
  const toRead = readAll(told, mostMessages, (text) => (isText(text) ? text : undefined));
  const messages = readAll(given['messages'], mostMessages, readMessage);
  if (messages?.[0] === undefined) return undefined;
  const treatmentOptions = readAll(given['treatmentOptions'], mostMessages * mostSuggestions, (item) =>
    readOption(item, messages),
  );
  const notice = given['notice'] === undefined ? undefined : readNotice(given['notice']);
  if (treatmentOptions === undefined || (given['notice'] !== undefined && notice === undefined)) return undefined;
  if (!isText(draft) || !isCount(unread) || !isChosen(language)) return undefined;
  if (typeof isUnseen !== 'boolean' || typeof isHinted !== 'boolean' || toRead === undefined) return undefined;
  return { messages, treatmentOptions, notice, language, draft, unread, isUnseen, toRead, isHinted };
}

function readMessage(item: unknown, id: number): Message | undefined {
  const { kind, text, id: stated } = fieldsOf(item);
  if (stated !== id || (kind === 'greeting') !== (id === 0)) return undefined;
  switch (kind) {
    case 'visitor':
      return isText(text) && text.trim() !== '' ? { kind, id, text } : undefined;
    case 'greeting':
    case 'suggestions':
    case 'nothing-found':
      return { kind, id };
    default:
      return undefined;
  }
}

function readOption(item: unknown, messages: readonly Message[]): TreatmentOption | undefined {
  const { reply, name, path } = fieldsOf(item);
  // Under the rules for what a search may answer, for a link is made of it.
  const [suggestion] = parseSuggestions([{ name, path, score: 1 }]) ?? [];
  const belongs = messages.some(({ kind, id }) => kind === 'suggestions' && id === reply);
  if (suggestion === undefined || !belongs || typeof reply !== 'number') return undefined;
  return { reply, name: suggestion.name, path: suggestion.path };
}

function readNotice(item: unknown): Notice | undefined {
  const { kind, lines, language } = fieldsOf(item);
  if (kind === 'unread') return { kind };
  const known = readAll(lines, knownLines.length, (line) => (isLine(line) ? line : undefined));
  if (kind !== 'emergency' || known?.[0] === undefined || !isLanguage(language)) return undefined;
  return { kind, lines: known, language };
}

/** Every item of a list that is short enough, or nothing where one of them is wrong. */
function readAll<Item>(
  list: unknown,
  most: number,
  read: (item: unknown, index: number) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(list) || list.length > most) return undefined;
  const items: Item[] = [];
  for (const [index, given] of list.entries()) {
    const item = read(given, index);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** What an object has; of anything else nothing. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestMessage;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostMessages;
const isLine = (value: unknown): value is EmergencyLine => knownLines.includes(value as string);
/** Conversations of before had no such thing. */
const isChosen = (value: unknown): value is Language | undefined =>
  value === undefined || languages.includes(value as Language);
const isLanguage = (value: unknown): value is MessageLanguage => knownLanguages.includes(value as string);
