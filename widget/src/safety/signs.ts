import { conceptFinder, type Reading } from '@front-door/shared/reading/reading';
import { everyCueFinder } from '@front-door/shared/reading/cues';
import { speller } from '@front-door/shared/reading/spelling';
import { isOr, isWhole, type Denied } from '@front-door/shared/reading/denials';
import { readLosses } from '@front-door/shared/reading/losses';
import { agesOf, type Age } from './ages';
import { sentencesOf, withoutHistory } from './history';
import type { Part, Parts, Sign } from './matching';
import { near, numberSigns, type MeasureWords } from './numbers';
import { withEnclitics } from './enclitics';
import { body } from './vocabulary/body';
import { feelings } from './vocabulary/feelings';
import { mind } from './vocabulary/mind';
import { persons } from './vocabulary/persons';
import {
  alwaysThere,
  figures,
  lackWords,
  noLackWords,
  measures,
  ordinary,
  spelledOut,
  vocabulary,
} from './vocabulary/vocabulary';

/** How many words a word such as "cannot" reaches ("cannot lift his arm"). */
const lackReach = 5;
/** Thoughts of death, not of anything else that is wanted. */
const { want: _, better: __, point: ___, hanging: ____, ...wishes } = mind;
/** The size and step of the windows in which a long message is read. */
const window = 40;
const step = 20;

/** What a message tells, once what is only history is taken for past. */
export interface Told {
  readonly reading: Reading;
  readonly signs: readonly Sign[];
  readonly ages: readonly Age[];
}

/** What may be told beside something harmless that was swallowed, so that nothing has happened. */
const besideHarmless = new Set([
  'ingest',
  'harmless',
  'toomuch',
  'happening',
  'recently',
  'trigger',
  'swallow',
  'attacker',
  ...Object.keys(persons),
]);

/** The single words of lists of runs. */
const wordsOf = (...lists: readonly string[]) => lists.join().split(/[\s,]+/);

/** Makes the reader of signs; its tables are built here. */
export function signReader(): (message: Reading) => Told {
  const find = everyCueFinder(vocabulary);
  const findFigures = everyCueFinder({ figures });
  const findLack = everyCueFinder({ lack: lackWords });
  const findNoLack = everyCueFinder({ noLack: noLackWords });
  const findMeasures = conceptFinder(measures);
  const { kid, person } = persons;
  const grave = wordsOf(spelledOut);
  // Of persons there are so many that ordinary words look like one: "best" is no "bestie".
  const spell = speller(
    [...wordsOf(...Object.values({ ...vocabulary, kid: '', person: '' })), ...grave],
    new Set(wordsOf(ordinary, kid, person)),
    new Set(grave),
  );
  return (message) => {
    const folded = withEnclitics(message.words);
    const spelled = folded.map(({ text }) => ({ text: spell(text) }));
    const masked = new Set<number>();
    for (const { start, end } of findFigures(folded))
      for (let index = start; index < end; index += 1) masked.add(index);
    for (const index of masked) spelled[index] = { text: '' };
    const found = find(spelled);
    const tellsOf = (table: object) => (part: Part) =>
      found.some(({ means, start }) => means in table && start >= part.start && start < part.end);
    const measured = findMeasures(message);
    const beside: MeasureWords = (kind, from, to) =>
      measured.some(({ concept, start }) => concept === kind && start >= from && start < to);
    const ages = agesOf(message, (start, end) => beside('infant', start - near, end + near));
    const isHarmless =
      found.every(({ means }) => besideHarmless.has(means)) &&
      found.some(
        ({ means, end }) =>
          means === 'ingest' &&
          found.some((one) => one.means === 'harmless' && one.start >= end && one.start <= end + lackReach),
      );
    const read = withoutHistory(withoutBounds(message, ages), {
      tells: tellsOf({ ...body, ...feelings }),
      feels: tellsOf(feelings),
      wishes: tellsOf(wishes),
    });
    const reading: Reading = isHarmless ? { ...read, when: read.when.map(() => 'past') } : read;
    const lacking = lackingWords(reading, findLack(spelled), findNoLack(spelled));
    const losses = readLosses(message.words.map(({ gap }, index) => ({ text: spelled[index]?.text ?? '', gap })));
    for (const { of, cue } of losses) for (let index = of.start; index < of.end; index += 1) lacking.set(index, cue);
    for (const { start, bound = start, end } of ages)
      for (const [index, cue] of lacking)
        if (index >= end && cue.start >= bound && cue.start < start) lacking.delete(index);
    const signs: Sign[] = numberSigns(reading, ages, beside).flatMap((sign): readonly Sign[] => {
      const state = stateOf(reading, lacking, sign);
      // What is said of a number is seldom that it is not so: "not waking for 10 minutes".
      return state === 'lacking' ? [{ ...sign, state: 'so' }] : [{ ...sign, state }];
    });
    // Only what happens to a pet is left out: a snake that bit and a chicken bone stand for no patient.
    const ofPet = new Set<number>();
    for (const { start, means } of found)
      if (means === 'pet' && reading.words[start - 1]?.text !== 'hot') ofPet.add(clauseOf(reading, start));
    for (const { start, end, means } of found) {
      if (reading.whose[start] === 'animal' && means !== 'pet' && ofPet.has(clauseOf(reading, start))) continue;
      const state = stateOf(reading, lacking, { start, end });
      signs.push({ concept: means, start, end, state });
      // Of "can't move his arm" the arm is there all the same.
      if (state === 'lacking' && alwaysThere.has(means)) signs.push({ concept: means, start, end, state: 'so' });
    }
    for (const { of, cue } of losses)
      if (reading.when[of.start] !== 'past')
        signs.push({ concept: 'lost', start: cue.start, end: cue.end, state: 'so' });
    // Where nothing else is said: "911", "help me please".
    const isCry = message.words.length < 5 && message.words.every(({ text }) => cry.test(text));
    if (isCry && message.words.some(({ text }) => !polite.test(text)))
      signs.push({ concept: 'callforhelp', start: 0, end: 1, state: 'so' });
    for (const { start, end, whose } of reading.clauses)
      if (whose === 'child') signs.push({ concept: 'child', start, end, state: 'so' });
    return { reading, signs: withoutDeniedParts(signs.sort((a, b) => a.start - b.start)), ages };
  };
}

/** Of "not yet 3 months, fever" the fever is not denied. */
function withoutBounds(reading: Reading, ages: readonly Age[]): Reading {
  const isOfBound = (index: number) => {
    const cue = reading.denied[index]?.cue.start ?? -1;
    return ages.some(({ start, bound = start, end }) => index >= end && cue >= bound && cue < start);
  };
  if (ages.every(({ bound }) => bound === undefined)) return reading;
  return {
    ...reading,
    when: reading.when.map((when, index) => (isOfBound(index) ? 'now' : when)),
    denied: reading.denied.map((denied, index) => (isOfBound(index) ? undefined : denied)),
  };
}

/** Where "shortness of breath" is denied, breath is not. */
function withoutDeniedParts(signs: readonly Sign[]): readonly Sign[] {
  const covered = new Set<number>();
  for (const { concept, state, start, end } of signs) {
    if (concept !== 'breathless' || state !== 'lacking') continue;
    for (let index = start; index < end; index += 1) covered.add(index);
  }
  return signs.filter(
    ({ concept, state, start }) => state !== 'lacking' || concept === 'breathless' || !covered.has(start),
  );
}

/** The parts of a message that rules ask for; long ones are cut, so that reading stays linear. */
export function partsOf(reading: Reading): Parts {
  return {
    clause: reading.clauses.flatMap(windowsOf),
    sentence: sentencesOf(reading).flatMap(windowsOf),
    near: windowsOf({ start: 0, end: reading.words.length }),
  };
}

function windowsOf({ start, end }: Part): readonly Part[] {
  if (end - start <= window + step) return [{ start, end }];
  const parts: Part[] = [];
  for (let from = start; from < end; from += step) parts.push({ start: from, end: Math.min(end, from + window) });
  return parts;
}

/** Words of which a cry for help is made; of these some alone are none. */
const polite = /^(?:me|please|pls|now|por|favor|ya|call|al|a|an|the)$/;
const cry = new RegExp(
  `${polite.source}|^(?:911|help|choking|drowning|ambulanc(?:e|ia)|emergenc(?:y|ia)|ayud\\w+|auxilio|socorro)$`,
);

/** After these something lacking is told no more: "can't swallow after taking it", "didn't help he's still blue". */
const lackEnds =
  /^(?:after|since|from|because|when|while|until|unless|desde|despues|porque|cuando|mientras|hasta|hes|shes|theyre|im|still)$/;
const stopWord = /^(?:stop|stops|stopped|stopping|quit|quits|deja|dejo|para|paro|parar|detener)$/;

/** For each word whether it can't be done, stopped, or is hard: "can't breathe", "quit sweating". */
function lackingWords({ words }: Reading, cues: readonly Part[], not: readonly Part[]): Map<number, Part> {
  const left = new Set(
    not.flatMap(({ start, end }) => Array.from({ length: end - start }, (_item, offset) => start + offset)),
  );
  const lacking = new Map<number, Part>();
  let before: Part | undefined;
  for (const cue of cues) {
    const stops = stopWord.test(words[cue.start]?.text ?? '');
    // "can't stop bleeding" bleeds.
    const undone = stops && before !== undefined && cue.start - before.end <= 1;
    before = cue;
    // "No, not breathing" is no "not not".
    const isAnswer = words[cue.end - 1]?.text === 'no' && /^(?:not|isnt|cant|no)$/.test(words[cue.end]?.text ?? '');
    if (undone || isAnswer || left.has(cue.start)) continue;
    for (let index = cue.end; index < cue.end + lackReach; index += 1) {
      const word = words[index];
      if (word === undefined) break;
      const { gap } = word;
      if (gap === 'sentence' || gap === 'contrast' || (gap === 'comma' && index > cue.end)) break;
      if (index > cue.end && lackEnds.test(word.text)) break;
      if (index > cue.end && isWhole(words, index - 1)) break;
      if (!stops && stopWord.test(word.text)) break;
      if (gap === 'joined' && index > cue.end && !isOr(word)) break;
      lacking.set(index, cue);
    }
  }
  return lacking;
}

/** The number of the clause in which a word stands. */
function clauseOf({ clauses }: Reading, word: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clauses[middle]?.start ?? 0) <= word) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isPlain = (by: Denied | undefined, cue: Part) => by === undefined || by.cue.start >= cue.start;

function stateOf({ when, denied }: Reading, lacking: ReadonlyMap<number, Part>, { start, end }: Part): Sign['state'] {
  // What a sign's own words deny or say can't be done ("won't stop") is not taken back by them.
  const within = (cue: Part | undefined) => cue === undefined || (cue.start >= start && cue.end <= end);
  for (let index = end - 1; index >= start; index -= 1) {
    const cue = lacking.get(index);
    // "no trouble breathing": what is denied is only the trouble.
    if (!within(cue) && when[index] === 'past') return 'gone';
    if (!within(cue) && cue !== undefined && denied[cue.end - 1]?.by === 'resolved') return 'well';
    if (!within(cue))
      return cue !== undefined && denied[cue.end - 1]?.by === 'denied' && !isPlain(denied[cue.end - 1], cue)
        ? 'gone'
        : 'lacking';
    if (denied[index] !== undefined && within(denied[index]?.cue)) continue;
    const told = when[index];
    if (told === 'denied' || told === 'doubted') return 'lacking';
    if (told === 'resolved') return 'well';
    if (told === 'past' || told === 'feared') return 'gone';
  }
  return 'so';
}
