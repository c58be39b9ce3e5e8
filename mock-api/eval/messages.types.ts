import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** What makes a message hard, or `plain` when nothing does; results are reported by kind. */
export type MessageKind =
  | 'plain'
  | 'typo'
  | 'several'
  | 'negation'
  | 'child'
  | 'sex'
  | 'twin'
  | 'spanish'
  | 'mixed'
  | 'none'
  | 'emergency-like'
  /** Had long ago, as a child, or outgrown. */
  | 'past'
  /** Somebody else has it. */
  | 'other'
  /** Feared, doubted or ruled out. */
  | 'doubted'
  /** A word that usually tells of something else. */
  | 'meaning'
  /** A complaint beside small talk. */
  | 'talk'
  /** Only a general consult fits. */
  | 'consult'
  | 'story';

/** One invented message to the symptom box, with the answer a sensible receptionist would give. */
export interface LabelledMessage {
  readonly message: string;
  /** One to three entries, each of which would be a right first suggestion; empty when none should be made. */
  readonly expect: readonly TreatmentPath[];
  readonly kind: MessageKind;
  /** `mixed` when English and Spanish share the message. */
  readonly language: 'en' | 'es' | 'mixed';
  /** Who wrote it; no writer has messages in more than one file. */
  readonly writer: `w${number}`;
}
