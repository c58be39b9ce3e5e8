import { inertDenials, negators, resolutions } from './negation';
import { animalCause, outOfScope, requests } from './outOfScope';
import { spans } from './spans';
import { children, grownUps, men, notThePatient, selfClaims, women } from './people';

/** The words of every list beside the sayings: known, hence never corrected. */
export const knownElsewhere: readonly string[] = [
  inertDenials,
  negators,
  resolutions,
  animalCause,
  requests,
  children,
  grownUps,
  men,
  notThePatient,
  selfClaims,
  women,
  ...Object.values(outOfScope),
  ...spans.map(([, phrases]) => phrases),
].flatMap((list) => list.split(/[\s,]+/));

/** How many phrases a word for a child counts as standing in, so that its misspellings are put right. */
const uses = 8;

/** The words of the sayings, with those for a child, whose misspellings matter as much. */
export function withPeople(words: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const people = children.split(/[\s,]+/).filter((word) => word.length > 4);
  return new Map([...words, ...people.map((word) => [word, Math.max(uses, words.get(word) ?? 0)] as const)]);
}
