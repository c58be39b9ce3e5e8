import { cueFinder } from '@front-door/shared/reading/cues';
import { isOr } from '@front-door/shared/reading/denials';
import type { Finding, Reading } from '@front-door/shared/reading/reading';
import type { Word } from '@front-door/shared/reading/words';
import { refilled } from './matters';
import { isUnwanted } from './takenBack';
import { classOf, type Concept } from './vocabulary/vocabulary';

/** What tells that somebody has none; "don't take" and "not on" tell of no lack. */
const findLacks = cueFinder({
  lack: `no, without, dont have, doesnt have, didnt have, do not have, does not have, have no, has no, havent got, hasnt got, no longer have, no longer has, havent had,
  sin, no tengo, no tiene, no tenemos, ya no tengo, ya no tiene, no hay, ya no hay, no traigo, no trae`,
});
/** Words between a lack and what is lacking. */
const between =
  /^(?:my|his|her|our|the|a|an|any|more|enough|of|left|refills?|daily|regular|rescue|mi|mis|su|sus|el|la|los|las|un|una|mas|suficientes?|nada|de)$/;
/** What a medicine comes as: with what it is for, these name one ("eczema cream", "crema para el eccema"). */
const form =
  /^(?:creams?|ointments?|lotions?|gels?|drops|sprays?|pumps?|puffers?|meds?|medicines?|medications?|pills?|tablets?|syrups?|shots?|injections?|patch(?:es)?|prescriptions?|rx|treatments?|cremas?|pomadas?|gotas|jarabes?|pastillas?|medicinas?|medicamentos?|inyecci(?:on|ones)|parches?|recetas?|tratamientos?|bombas?)$/;
const leading = /^(?:for|para|de|del|contra|el|la|los|las|my|mi)$/;
/** So far from a lack stands what is lacking, and so far from each other what a medicine is and what it is for. */
const reach = 4;

type Told = Pick<Finding<Concept>, 'start' | 'end'>;

type FoundAt = ReadonlyMap<number, Finding<Concept>>;

interface Medicine extends Told {
  readonly isRefilled: boolean;
}

/** A message in which no medicine is denied, and what asks for one by telling that it lacks. */
export interface Lacking {
  readonly reading: Reading;
  readonly requests: readonly Finding<Concept>[];
}

/**
 * Takes nothing back of a medicine that somebody has not got: whoever lacks one wants it, and what it is for belongs to it ("I
 * don't have my asthma inhaler", "ya no tengo pastillas para la gota"). A list of what is denied ("no asthma, no inhaler") stays one.
 */
export function withLacks(reading: Reading, findings: readonly Finding<Concept>[]): Lacking {
  const { words, when } = reading;
  const nothing = { reading, requests: [] };
  if (when.every((one) => one === 'now')) return nothing;
  const foundAt = new Map(findings.map((one) => [one.start, one]));
  const released = new Set<number>();
  const requests: Finding<Concept>[] = [];
  const release = (from: number, { end, isRefilled }: Medicine, { start }: Told) => {
    for (let index = from; index < end; index += 1) released.add(index);
    // "no inhaler and cant breathe": what follows is no part of what is lacking.
    const cue = reading.denied[end - 1]?.cue.start;
    let last = end;
    while (reading.denied[last] !== undefined && reading.denied[last]?.cue.start === cue) last += 1;
    if (!words.slice(end, last).some(isOr)) for (let index = end; index < last; index += 1) released.add(index);
    if (!isRefilled) return;
    const clause = reading.clauses.findIndex((one) => start < one.end);
    requests.push({
      concept: 'refill-request',
      start,
      end: start + 1,
      whose: reading.whose[start] ?? 'self',
      when: 'now',
      clause,
    });
  };
  for (const lack of findLacks(words)) {
    const lacking = lackingAfter(words, foundAt, lack.end);
    if (lacking !== undefined) release(lack.end, lacking, lack);
  }
  // "my eczema cream is gone"
  for (const one of findings) {
    const gone =
      one.when === 'resolved' && isComplaint(one.concept) ? medicineAt(words, foundAt, one.start) : undefined;
    if (gone !== undefined) release(one.start, gone, one);
  }
  const isList = findings.some((one) => one.when === 'denied' && isUnwanted(one.concept) && !released.has(one.start));
  // "no Xanax left" asks for it as well as naming it would; beside a complaint it stays denied.
  const isAside =
    findings.some(({ concept, start }) => concept === 'controlled' && released.has(start)) &&
    findings.some((one) => one.when === 'now' && isComplaint(one.concept));
  if (released.size === 0 || isList || isAside) return nothing;
  return {
    reading: {
      ...reading,
      when: when.map((one, index) => (released.has(index) ? 'now' : one)),
      denied: reading.denied.map((one, index) => (released.has(index) ? undefined : one)),
    },
    requests,
  };
}

/** What asks for a medicine by telling nothing but its dose: "trazodone 50". */
export function requestsByDose(
  findings: readonly Finding<Concept>[],
  doses: readonly boolean[],
): readonly Finding<Concept>[] {
  return findings
    .filter(({ concept, end }) => concept !== 'refill-request' && refilled.has(concept) && doses[end] === true)
    .map((one) => Object.assign({}, one, { concept: 'refill-request' as const }));
}

/** The medicine that is told as lacking after a word, if one is. */
function lackingAfter(words: readonly Word[], foundAt: FoundAt, from: number): Medicine | undefined {
  for (let at = from; at <= from + reach && words[at]?.gap === 'none'; at += 1) {
    const medicine = medicineAt(words, foundAt, at);
    if (medicine !== undefined) return medicine;
    if (!between.test(words[at]?.text ?? '')) return undefined;
  }
  return undefined;
}

/** The medicine that begins at a word, with what it is for: "asthma inhaler", "eye drops for pink eye", "crema para el eccema". */
function medicineAt(words: readonly Word[], foundAt: FoundAt, start: number): Medicine | undefined {
  const isForm = (index: number) => form.test(words[index]?.text ?? '');
  const purposeAfter = (from: number) => {
    let at = from;
    while (at < from + reach && words[at]?.gap === 'none' && leading.test(words[at]?.text ?? '')) at += 1;
    const purpose = at === from ? undefined : foundAt.get(at);
    return purpose !== undefined && isComplaint(purpose.concept) ? purpose : undefined;
  };
  const first = foundAt.get(start);
  const second = first !== undefined && words[first.end]?.gap === 'none' ? foundAt.get(first.end) : undefined;
  if (first !== undefined && isMedicine(first.concept))
    return { start, end: (purposeAfter(first.end) ?? first).end, isRefilled: refilled.has(first.concept) };
  if (first !== undefined && (isComplaint(first.concept) || isForm(start))) {
    if (second !== undefined && isMedicine(second.concept))
      return { start, end: second.end, isRefilled: refilled.has(second.concept) };
    if (isComplaint(first.concept) && words[first.end]?.gap === 'none' && isForm(first.end))
      return { start, end: first.end + 1, isRefilled: false };
  }
  const purpose = isForm(start) ? purposeAfter(start + 1) : undefined;
  return purpose && { start, end: purpose.end, isRefilled: false };
}

function isMedicine(concept: Concept): boolean {
  return concept === 'refill-request' || (classOf[concept] === 'medicine' && concept !== 'vaccine');
}

function isComplaint(concept: Concept): boolean {
  return /^(?:condition|sensation|event|body)$/.test(classOf[concept]);
}
