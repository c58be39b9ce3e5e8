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
  | 'emergency-like';

/** One invented message to the symptom box, with the answer a sensible receptionist would give. */
export interface LabelledMessage {
  readonly message: string;
  /** One to three entries, each of which would be a right first suggestion; empty when none should be made. */
  readonly expect: readonly TreatmentPath[];
  readonly kind: MessageKind;
  /** `mixed` when English and Spanish share the message. */
  readonly language: 'en' | 'es' | 'mixed';
  /** Groups the messages of one invented person, `w1` to `w12`; the ids mean nothing across files. */
  readonly writer: `w${number}`;
}
