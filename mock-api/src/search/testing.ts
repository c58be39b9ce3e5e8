import type { Feature } from '@front-door/shared/learning/features';
import type { Model } from './model';
import { complaints, type Complaint } from './complaints';
import type { Speller } from './spelling';
import { understand, type Understood } from './understand';

/** Takes every word as it is typed, and for a real one, but for some. */
export function plainSpeller(unknown: readonly string[] = []): Speller {
  return (words) =>
    words.map((word) => {
      const known = !unknown.includes(word.text);
      return { ...word, typed: word.text, known, strange: known ? 0 : 1 };
    });
}

/** A message read without putting any spelling right. */
export function read(message: string, unknown: readonly string[] = []): Understood {
  return understand(message, plainSpeller(unknown));
}

/** A model that knows a few words: what has any of them is that complaint, all else is none. */
export function modelOf(words: Readonly<Record<string, Complaint>>, childShare = 0): Model {
  return {
    sharesOf: (features) => {
      const shares = new Float64Array(complaints.length).fill(0.001);
      const found = features.flatMap(([name]: Feature) => words[name] ?? []);
      for (const complaint of found.length === 0 ? (['none'] as const) : found) {
        const column = complaints.indexOf(complaint);
        shares[column] = (shares[column] ?? 0) + 0.9 / Math.max(1, found.length);
      }
      return shares;
    },
    childShare: () => childShare,
    weightOf: (feature, complaint) => (words[feature] === complaint ? 1 : 0),
  };
}
