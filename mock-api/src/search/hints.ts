import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import type { Points, Saying } from './lexicon/lexicon.types';

/** What single words of the lexicon speak for, for messages in which no whole phrase is found. */
export type Hints = ReadonlyMap<string, Points>;

/** A hint never weighs more than this. */
const heaviest = 0.45;
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
  { isEveryday, isFiller }: { isEveryday: (atom: string) => boolean; isFiller: (atom: string) => boolean },
): Hints {
  const totals = new Map<string, { uses: number; mass: number; readonly bySaying: Map<Saying, number> }>();
  for (const { saying, atoms } of phrases) {
    const share = 1 / atoms.length;
    for (const atom of atoms) {
      let total = totals.get(atom);
      if (total === undefined) {
        total = { uses: 0, mass: 0, bySaying: new Map() };
        totals.set(atom, total);
      }
      total.uses += 1;
      total.mass += share;
      total.bySaying.set(saying, (total.bySaying.get(saying) ?? 0) + share);
    }
  }
  const hints = new Map<string, Points>();
  for (const [atom, { uses, mass, bySaying }] of totals) {
    const everyday = isEveryday(atom);
    if ((everyday && uses < everydayUses) || isFiller(atom)) continue;
    const shares = sharesOf(bySaying, mass);
    if (everyday && Math.max(...shares.values()) < everydayShare) continue;
    const trust = (heaviest * uses) / (uses + halfTrusted);
    const telling = [...shares].filter(([, share]) => share * trust >= leastHint);
    if (telling.length > 0) hints.set(atom, Object.fromEntries(telling.map(([path, share]) => [path, share * trust])));
  }
  return hints;
}

/** How far the phrases of a word speak for each entry on average, 0 to 1. */
function sharesOf(bySaying: ReadonlyMap<Saying, number>, mass: number): ReadonlyMap<TreatmentPath, number> {
  const shares = new Map<TreatmentPath, number>();
  for (const [saying, share] of bySaying) {
    for (const [path, value] of Object.entries(saying.points) as [TreatmentPath, number][]) {
      shares.set(path, (shares.get(path) ?? 0) + (value * share) / mass);
    }
  }
  return shares;
}
