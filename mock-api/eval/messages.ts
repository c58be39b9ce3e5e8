import { readFileSync } from 'node:fs';
import type { LabelledMessage } from './messages.types';

/**
 * `train` and `dev` may be read while words are added; `test` is only ever measured. `fresh` was written by somebody else
 * after everything that answers it was done, and is measured once for each such state.
 */
export const splits = ['train', 'dev', 'test', 'fresh'] as const;
export type Split = (typeof splits)[number];

/** The labelled messages of a split; they are the project's own files, hence trusted. */
export function loadMessages(split: Split): readonly LabelledMessage[] {
  const text = readFileSync(new URL(`messages.${split}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as readonly LabelledMessage[];
}
