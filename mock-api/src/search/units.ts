import type { Whose } from '@front-door/shared/reading/clauses';
import type { Finding, Reading, When } from '@front-door/shared/reading/reading';
import type { ModelWord } from '@front-door/shared/learning/features';
import type { Word } from '@front-door/shared/reading/words';
import type { SpelledWord } from './spelling';
import { startingIn } from '@front-door/shared/reading/places';
import { isComplaintBeside, isTakenOrLivedWith, isVague, outermost } from './matters';
import { isUnwanted } from './takenBack';
import { classOf, type Concept, type ConceptClass } from './vocabulary/vocabulary';
import { isOfWriter } from './words';

/** A part of a message that tells one thing of one person: a sentence, or a part of it with a subject of its own. */
export interface Unit {
  readonly start: number;
  /** One past its last word. */
  readonly end: number;
  readonly whose: Whose;
  /** The part of the body that the unit before told of, where this one goes on with it: "my ankle quit hurting but is swollen". */
  readonly place?: Pick<Finding, 'start' | 'end'>;
}

/**
 * Parts a message at the ends of sentences, at "but", and where it turns to somebody or something else.
 *
 * @param findings given, a complaint is parted from a medicine or what somebody lives with, too: "I take metformin | and I have a cold".
 */
export function unitsOf({ clauses, words }: Reading, findings: readonly Finding<Concept>[] = []): readonly Unit[] {
  const units: Unit[] = [];
  let lastMatter: Matter | undefined;
  for (const clause of clauses) {
    const { start, end, whose } = clause;
    const last = units.at(-1);
    const { gap, text } = words[start] ?? { gap: 'sentence' as const, text: '' };
    const matter = matterOf(startingIn(findings, clause));
    const turnsAway = matter !== undefined && lastMatter !== undefined && matter !== lastMatter;
    if (
      last === undefined ||
      gap === 'sentence' ||
      gap === 'contrast' ||
      last.whose !== whose ||
      turns.has(text) ||
      turnsAway
    ) {
      units.push({ start, end, whose });
      lastMatter = matter;
    } else {
      units[units.length - 1] = { ...last, end };
      lastMatter ??= matter;
    }
  }
  return units;
}

type Matter = 'medicine' | 'complaint';

/** Whether a clause tells of medicines and of what somebody lives with alone, or of a complaint alone. */
function matterOf(findings: readonly Finding<Concept>[]): Matter | undefined {
  const told = outermost(findings);
  const isStanding = told.some(({ concept }) => isTakenOrLivedWith(concept) || concept === 'refill-request');
  const isComplaint = told.some(({ concept }) => isComplaintBeside(concept));
  if (isStanding === isComplaint) return undefined;
  if (isStanding) return 'medicine';
  const has = (named: ConceptClass) => told.some(({ concept, when }) => when === 'now' && classOf[concept] === named);
  const isTold = told.some(({ concept, when }) => when === 'now' && isUnwanted(concept) && !isVague(concept));
  return isTold || (has('body') && (has('sensation') || has('event'))) ? 'complaint' : undefined;
}

/** What is felt or happens somewhere, so that it asks where. */
const placed: ReadonlySet<Concept> = new Set<Concept>([
  'pain',
  'throbbing',
  'burning',
  'itch',
  'dry',
  'gritty',
  'red',
  'swollen',
  'stiff',
  'numb',
  'discharge',
  'bleeding',
  'watery',
  'patch',
]);

/** Gives units that tell no place the one of the unit before, where that speaks of the same person, and they of no writer anew. */
export function withPlaces(
  units: readonly Unit[],
  words: readonly Word[],
  findings: readonly Finding<Concept>[],
): readonly Unit[] {
  let next = 0;
  let before: readonly Finding<Concept>[] = [];
  return units.map((unit, order) => {
    const own: Finding<Concept>[] = [];
    for (let one = findings[next]; one !== undefined && one.start < unit.end; one = findings[next]) {
      own.push(one);
      next += 1;
    }
    const place = before.findLast(
      ({ concept, when }) => classOf[concept] === 'body' || (concept === 'rash' && when !== 'denied'),
    );
    before = own;
    const told = own.filter(({ concept }) => classOf[concept] !== 'subject');
    const goesOn =
      place !== undefined &&
      units[order - 1]?.whose === unit.whose &&
      told.length > 0 &&
      told.every(({ concept, when }) => placed.has(concept) && when === 'now') &&
      !words.slice(unit.start, unit.end).some(isOfWriter);
    return goesOn ? { ...unit, place } : unit;
  });
}

/** Words with which somebody turns to something else without a period. */
const turns = new Set('now today anyway anyways can do is are how what also btw ahora hoy cuanto puedo'.split(' '));

/** What takes words out of what a message complains of now. */
const silent: ReadonlySet<When> = new Set(['past', 'doubted', 'feared']);

/**
 * The words of a unit that speak for its complaint: what is denied is marked, what is over or only feared left out.
 *
 * @param all take in what would be left out, for messages that tell of nothing else.
 * @param idle words that speak for nothing.
 */
export function liveWords(
  { when }: Reading,
  words: readonly SpelledWord[],
  { start, end }: Unit,
  all: boolean,
  idle: readonly boolean[] = [],
): readonly ModelWord[] {
  const found: ModelWord[] = [];
  let broken = true;
  for (let index = start; index < end; index += 1) {
    const word = words[index];
    const meant = when[index] ?? 'now';
    if (word === undefined) break;
    if (idle[index] === true) continue;
    if (!all && silent.has(meant)) {
      broken = true;
      continue;
    }
    const denied = !all && (meant === 'denied' || meant === 'resolved');
    found.push({ text: word.text, typed: word.typed, starts: broken || word.gap === 'sentence', denied });
    broken = false;
  }
  return found;
}
