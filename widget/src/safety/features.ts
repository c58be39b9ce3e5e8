import type { Feature } from '@front-door/shared/learning/features';
import { stem } from '@front-door/shared/learning/stem';
import type { Reading } from '@front-door/shared/reading/reading';
import { soundOf } from '@front-door/shared/reading/spelling';
import { threeMonths, type Age } from './ages';
import type { Emergency } from './emergency.types';
import type { Sign } from './matching';
import type { Told } from './signs';
import { body } from './vocabulary/body';
import { named } from './vocabulary/named';
import { vocabulary } from './vocabulary/vocabulary';

/** A sign in the name of a feature: so, not so, or well again or long gone. */
const prefix = { so: '', lacking: '!', well: '~', gone: '~' } as const;

/**
 * What the learned part knows of a message: the sound of its words and of pairs of them, the concepts that it tells,
 * parts of the body with what is told of them, the rules that it fulfils, whose it is and how old they are.
 */
export function featuresOf({ reading, signs, ages }: Told, found: readonly Emergency[]): readonly Feature[] {
  // Of which nothing is so now, it tells no more than an empty one.
  if (!reading.when.includes('now')) return [['m 0', 0.7]];
  const features = new Map<string, number>();
  const add = (name: string, value: number) => {
    if ((features.get(name) ?? 0) < value) features.set(name, value);
  };
  addWords(reading, add);
  addConcepts(signs, add);
  for (const { concept } of found) add(`r ${concept}`, 1.2);
  addMarks(reading, signs, ages, add);
  return [...features];
}

type Add = (name: string, value: number) => void;

/** Words as they sound, so that "breth" is breath; what is denied is marked, what is over or feared left out. */
function addWords({ words, when }: Reading, add: Add): void {
  let before: string | undefined;
  for (const [index, { text, gap }] of words.entries()) {
    const meant = when[index];
    const root = /^\d/.test(text) ? '#' : stem(text);
    const told = root === '#' ? root : soundOf(root) || root;
    if (meant !== 'now') {
      before = undefined;
      if (meant !== 'past' && meant !== 'feared') add(`n ${told}`, 0.7);
      continue;
    }
    if (gap === 'sentence') before = undefined;
    add(`w ${told}`, 1);
    if (before !== undefined) add(`p ${before} ${told}`, 1);
    before = told;
  }
}

function addConcepts(signs: readonly Sign[], add: Add): void {
  const places = new Set<string>();
  const others = new Set<string>();
  for (const { concept, state } of signs) {
    // Names and cries for help have rules that need no learning, and of such common words as "have"; persons are in every message.
    if (concept in named || concept === 'kid' || concept === 'person') continue;
    const name = prefix[state] + concept;
    if (concept in vocabulary) add(`k ${name}`, 1.2);
    else add(`m k ${name}`, 0.8);
    if (state === 'so' || state === 'lacking') (concept in body ? places : others).add(name);
  }
  for (const place of places) for (const other of others) add(`k ${place} ${other}`, 1);
}

const year = 365;

/**
 * Of whom it is told, how old they are, whether they have a fever, and how much is told; these count whole, however
 * long the message is.
 */
function addMarks({ clauses, words }: Reading, signs: readonly Sign[], ages: readonly Age[], add: Add): void {
  const feverish = signs.some(({ concept, state }) => concept === 'fever' && state === 'so');
  for (const { days } of ages) {
    const group = ageGroup(days);
    add(`m ${group}`, 0.7);
    if (feverish) add(`m ${group} fever`, 1.5);
  }
  for (const { whose } of clauses) add(`m ${whose}`, 0.7);
  add(`m ${Math.min(4, Math.floor(words.length / 5))}`, 0.7);
}

function ageGroup(days: number): string {
  if (days < threeMonths) return 'infant';
  if (days < 3 * year) return 'toddler';
  if (days < 13 * year) return 'young';
  return days < 50 * year ? 'grown' : 'old';
}
