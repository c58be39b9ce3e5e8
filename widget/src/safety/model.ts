import type { Feature } from '@front-door/shared/learning/features';
import { readHashed, type HashedWeights } from '@front-door/shared/learning/hashed';

/** How likely it is that a message tells of an emergency, and which lines it needs if it does; 0 to 1. */
export interface Chances {
  /** Rather than of something that only looks like one. */
  readonly emergency: number;
  /** Rather than of an ordinary complaint. */
  readonly unusual: number;
  /** In the order of `emergencyLines`. */
  readonly lines: readonly number[];
}

/** What `npm run train:emergency` writes. */
export interface Artefact extends HashedWeights {
  /** Of the messages that it learned from, and of what is read in them. */
  readonly fingerprint: string;
}

const chance = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Reads what was learned: two columns for an emergency, the others for the lines. */
export function readChances(stored: HashedWeights): (features: readonly Feature[]) => Chances {
  const sumsOf = readHashed(stored);
  return (features) => {
    const [emergency = 0, unusual = 0, ...lines] = sumsOf(features).map(chance);
    return { emergency, unusual, lines };
  };
}
