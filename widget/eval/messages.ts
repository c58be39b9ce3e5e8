import { existsSync, readFileSync } from 'node:fs';
import type { EmergencyLine } from '../src/safety/emergency.types';

export const splits = ['train', 'dev', 'test'] as const;
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

/** The ordinary messages, to learn from. */
export function loadOrdinary(): readonly OrdinaryMessage[] {
  return JSON.parse(readFileSync(new URL('messages.ordinary.json', import.meta.url), 'utf8')) as OrdinaryMessage[];
}
