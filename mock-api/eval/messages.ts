import { readFileSync } from 'node:fs';
import type { LabelledMessage } from './messages.types';

/** `train` and `dev` may be read while words are added; `test` is only ever measured. */
export const splits = ['train', 'dev', 'test'] as const;
export type Split = (typeof splits)[number];

/** The labelled messages of a split; they are the project's own files, hence trusted. */
export function loadMessages(split: Split): readonly LabelledMessage[] {
  const text = readFileSync(new URL(`messages.${split}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly LabelledMessage[];
}
