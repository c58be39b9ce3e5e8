import type { MessageLanguage } from '@front-door/shared/reading/language';

/** Who to reach: emergency services, the suicide and crisis lifeline, or the poison control centers. */
export type EmergencyLine = '911' | '988' | 'poison-help';

/** What was read in a message. */
export interface EmergencyReading {
  /** The lines to show, in the order in which they are shown. */
  readonly lines: readonly EmergencyLine[];
  readonly language: MessageLanguage;
  /** Ids of the emergencies that were found, for explaining and evaluating; never shown. */
  readonly signs: readonly string[];
}

/**
 * An emergency: what tells it, and whom to call. Whose guidance names its signs is in `rules/sources.ts`.
 *
 * Each row of `signs` is one rule: concepts of the vocabulary joined by `+`, all of which a message must tell.
 * `a/b` either of them. `no a` that it is not so, or can't be done ("can't breathe"). `a > b` with b within
 * five words after a. After ` - ` stands what rules the rule out. Before a colon stands how near each other: `clause:`, `sentence:`, else
 * within forty words.
 */
export interface Emergency {
  readonly concept: string;
  readonly lines: readonly EmergencyLine[];
  /** It counts though all is well again: a child that swallowed a battery and is fine. */
  readonly evenIfWell?: boolean;
  readonly signs: string;
  /** What rules a rule out must stand beside one of its signs, in the same clause. */
  readonly beside?: boolean;
  /** It shows whatever the learned part makes of the message. */
  readonly certain?: boolean;
}
