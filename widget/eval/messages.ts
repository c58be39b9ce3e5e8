import { existsSync, readFileSync } from 'node:fs';
import type { EmergencyLine } from '../src/safety/emergency.types';

/** `train` and `dev` may be read; `test` only ever yields totals; `fresh` was written when everything that reads it was done. */
export const splits = ['train', 'dev', 'test', 'fresh'] as const;
export type Split = (typeof splits)[number];

/** An invented message and what it must bring up; see the README of the widget. */
export interface LabelledMessage {
  readonly message: string;
  /** None for what must bring up nothing. */
  readonly lines: readonly EmergencyLine[];
  /** The emergency that it tells of, or looks like. */
  readonly concept: string;
  readonly language: 'en' | 'es' | 'mixed';
  readonly writer: string;
}

/** The messages of a split; none where its file is not there. */
export function loadMessages(split: Split): readonly LabelledMessage[] {
  const file = new URL(`messages.${split}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LabelledMessage[]) : [];
}

/** An invented message of an ordinary complaint, question or greeting, which must bring up nothing. */
export type OrdinaryMessage = Pick<LabelledMessage, 'message' | 'language' | 'writer'>;

/** Where the symptom search keeps the messages that it learns from. */
const searchMessages = new URL('../../mock-api/eval/messages.train.json', import.meta.url);

/**
 * Ordinary messages to learn from: those that the symptom search learns from, without the ones that their writers
 * called emergencies. Nobody labelled them for this; `lessonsOf` leaves out what a rule takes for an emergency.
 */
export function loadOrdinary(): readonly OrdinaryMessage[] {
  const messages = JSON.parse(readFileSync(searchMessages, 'utf8')) as (OrdinaryMessage & { readonly kind: string })[];
  return messages
    .filter(({ kind }) => kind !== 'emergency-like')
    .map(({ message, language, writer }) => ({ message, language, writer }));
}
