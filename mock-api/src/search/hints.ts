import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { Points, Saying } from './lexicon/lexicon.types';

/** What single words of the lexicon speak for, for messages in which no whole phrase is found. */
export type Hints = ReadonlyMap<string, Points>;

/** A hint never weighs more than this. */
const heaviest = 0.55;
/** With so few phrases behind it a word counts half. */
const halfTrusted = 2;
/** An everyday word needs this many phrases to hint at anything. */
const everydayUses = 3;
const leastHint = 0.06;
/** An everyday word hints only at what most of its phrases are about. */
const everydayShare = 0.5;

/**
 * Derives hints from the lexicon: a word speaks for an entry as far as the phrases it stands in do. Words
 * that stand in phrases of all kinds come out near nothing by themselves.
 *
 * @param phrases each phrase's saying and atoms.
 */
export function deriveHints(
  phrases: readonly { readonly saying: Saying; readonly atoms: readonly string[] }[],
  isEveryday: (atom: string) => boolean,
  isFiller: (atom: string) => boolean,
): Hints {
  const totals = new Map<string, { uses: number; mass: number; points: Map<TreatmentPath, number> }>();
  for (const { saying, atoms } of phrases) {
    const share = 1 / atoms.length;
    for (const atom of atoms) {
      const total = totals.get(atom) ?? { uses: 0, mass: 0, points: new Map<TreatmentPath, number>() };
      total.uses += 1;
      total.mass += share;
      for (const [path, value] of Object.entries(saying.points) as [TreatmentPath, number][]) {
        total.points.set(path, (total.points.get(path) ?? 0) + value * share);
      }
      totals.set(atom, total);
    }
  }
  const hints = new Map<string, Points>();
  for (const [atom, { uses, mass, points }] of totals) {
    if (isFiller(atom)) continue;
    const everyday = isEveryday(atom);
    if (everyday && (uses < everydayUses || Math.max(...points.values()) / mass < everydayShare)) continue;
    const trust = (heaviest * uses) / (uses + halfTrusted);
    const kept = [...points].map(([path, sum]) => [path, (sum / mass) * trust] as const);
    const telling = kept.filter(([, value]) => value >= leastHint);
    if (telling.length > 0) hints.set(atom, Object.fromEntries(telling));
  }
  return hints;
}
