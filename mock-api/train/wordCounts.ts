import { splitWords } from '@front-door/shared/reading/words';
import type { LabelledMessage } from '../eval/messages.types';

/** A word must stand in so many messages before others are read as it. */
const fewest = 4;

/** The words that labelled complaints use, and how often, as `word:count` parted by blanks. */
export function readWordCounts(messages: readonly LabelledMessage[]): string {
  const counts = new Map<string, number>();
  for (const { message, expect, kind } of messages) {
    if (expect.length === 0 || kind === 'typo') continue;
    for (const text of new Set(splitWords(message).map((word) => word.text)))
      if (/^[a-z]{3,}$/.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${word}:${count}`)
    .join(' ');
}
