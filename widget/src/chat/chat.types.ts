import type { ReceptionistEvent } from '@front-door/shared/contract/receptionist';
import type { SearchSuggestion } from '@front-door/shared/contract/search';
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

export interface ChatContext {
  readonly messages: readonly Message[];
  /** The options of every reply, oldest first. */
  readonly treatmentOptions: readonly TreatmentOption[];
  /** Whom the visitor should reach at once, until the notice is dismissed. */
  readonly emergency: readonly EmergencyLine[];
  /** What stands in the input. */
  readonly draft: string;
}

export type ChatEvent =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'send' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'select'; readonly path: string }
  | { readonly type: 'consult' };

/** What the conversation tells the page; never with the visitor's words. */
export type ChatEmitted =
  | Extract<ReceptionistEvent, { type: 'search' | 'suggestions' | 'select' | 'consult' }>
  | { readonly type: 'error'; readonly code: 'search-failed' };

export interface SearchInput {
  readonly message: string;
}

export type SearchOutcome = Result<readonly SearchSuggestion[], SearchFailure>;
