import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import type { Language } from '@front-door/shared/language';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
import type { MessageLanguage } from '@front-door/shared/reading/language';
import type { Result } from '@front-door/shared/result';
import type { EmergencyLine } from '../safety/emergency.types';
import type { SearchFailure } from '../transport/search.types';

/** Position in the conversation, from 0. */
type MessageId = number;

/** What was said. Only the visitor's own words are kept as text; the Receptionist's belong to the views. */
export type Message =
  | { readonly kind: 'greeting'; readonly id: MessageId }
  | { readonly kind: 'visitor'; readonly id: MessageId; readonly text: string }
  | { readonly kind: 'suggestions'; readonly id: MessageId }
  | { readonly kind: 'nothing-found'; readonly id: MessageId };

/** A treatment that a reply suggests. */
export interface TreatmentOption {
  /** The message that it belongs to. */
  readonly reply: MessageId;
  readonly name: string;
  /** The last segment of the treatment's address. */
  readonly path: string;
}

/** What was read from a message: whom to reach at once, and the language to say it in. */
export interface EmergencyReading {
  readonly lines: readonly EmergencyLine[];
  readonly language: MessageLanguage;
}

export type ReadEmergency = (message: string) => EmergencyReading;

/** What stands above the conversation until it is dismissed. */
export type Notice =
  | (EmergencyReading & { readonly kind: 'emergency' })
  /** A message could not be read: what it says of an emergency is not known. */
  | { readonly kind: 'unread' };

/** A conversation as it is kept: to go on with it in a new place, such as a frame that was made anew. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** The options of every reply, oldest first. */
  readonly treatmentOptions: readonly TreatmentOption[];
  readonly notice: Notice | undefined;
  /** What the visitor chose to go on in, in place of the page's language. */
  readonly language: Language | undefined;
  /** What stands in the input. */
  readonly draft: string;
  /** How many replies came while the panel was not shown. */
  readonly unread: number;
  /** Whether the last notice came while the panel was not shown. Only what has come since the panel was shown counts. */
  readonly isUnseen: boolean;
  /** What was sent and is not read for emergencies yet. */
  readonly toRead: readonly string[];
  /** Whether a hint has said that of what the visitor sent last: it is said once. */
  readonly isHinted: boolean;
}

export interface ChatContext extends Conversation {
  /** How many searches have failed since the visitor sent something; the conversation says so while it is not 0. */
  readonly failures: number;
  /** The language of the visitor's last message, once it is read. */
  readonly written: MessageLanguage | undefined;
  /** What the page asked while a search ran, to be sent after it, one by one. */
  readonly asked: readonly string[];
  /** What the page wanted in the input while a search ran, to be put there after it. */
  readonly prefilled: string | undefined;
}

export type ChatEvent =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'send' }
  /** From the page: puts a text into the input, once no search runs. */
  | { readonly type: 'prefill'; readonly text: string }
  /** From the page: sends a text, once no search runs. The visitor's own words stay in the input. */
  | { readonly type: 'ask'; readonly text: string }
  /** From the page: a new conversation. A running search is given up; the notice stays, which only the visitor dismisses. */
  | { readonly type: 'reset' }
  /** The panel is shown, or no longer. */
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  /** From the conversation to itself: a reply has come. */
  | { readonly type: 'replied' }
  /** The same: a notice has come. */
  | { readonly type: 'noticed' }
  /** The same: a notice was taken back before the visitor dismissed it. */
  | { readonly type: 'withdrawn' }
  /** From the reader: a message was read, also long after it was sent. */
  | { readonly type: 'understood'; readonly reading: EmergencyReading }
  /** From the reader: a message could not be read so far. */
  | { readonly type: 'notUnderstood' }
  /** From the reader, after either: it is done with this message. */
  | { readonly type: 'wasRead'; readonly message: string }
  | { readonly type: 'dismiss' }
  /** The visitor goes on in this language; the page changes its own where none is given. */
  | { readonly type: 'speak'; readonly language: Language | undefined }
  | { readonly type: 'select'; readonly path: string }
  | { readonly type: 'consult' };

/** What the conversation tells the page; never with the visitor's words. */
export type ChatEmitted =
  | Extract<ReceptionistEvent, { type: 'search' | 'suggestions' | 'select' | 'consult' | 'unread' }>
  | { readonly type: 'error'; readonly code: 'search-failed' };

/** What the conversation asks of its reader. */
export type ReaderRequest =
  /** Be at hand: a message is being written. */
  { readonly type: 'prepare' } | { readonly type: 'read'; readonly message: string };

export interface SearchInput {
  readonly message: string;
}

export type SearchOutcome = Result<readonly SearchSuggestion[], SearchFailure>;
