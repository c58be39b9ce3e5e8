import { isOr } from '@front-door/shared/reading/denials';
import type { Finding, Reading } from '@front-door/shared/reading/reading';
import { longestPlace, startingIn } from '@front-door/shared/reading/places';
import type { Word } from '@front-door/shared/reading/words';
import { isUnwanted } from './takenBack';
import { classOf, type Concept } from './vocabulary/vocabulary';
import { leadsToWhen } from './words';

/** Sensations that only describe what follows: "sore throat", "itchy rash". */
const describing: ReadonlySet<Concept> = new Set<Concept>([
  'pain',
  'itch',
  'red',
  'swollen',
  'dry',
  'stiff',
  'burning',
  'throbbing',
  'stuffed',
  'watery',
  'numb',
]);

/** What somebody has not got, or what was not, and is no complaint: a denial of these ends with them ("no kids sore throat"). */
const noComplaint =
  /^(?:kids|children|husband|wife|partner|boyfriend|girlfriend|pets|job|money|insurance|doctor|pcp|appointment|tears|voice|injur(?:y|ies)|trauma|accidents?|falls?|positions?|exposures?|soaps?|detergents?|lotions?|products?|sex|appetite|sleep|rest|relief|break|help|energy|smoker|hijos|ninos|esposo|esposa|novio|novia|mascotas|seguro|trabajo|dinero|medico|lagrimas|voz|golpes?|lesion|caidas?|accidente|posicion|viajes?|jabon|apetito|hambre|dormir|descanso|alivio|energia)$/;

/** Where this is when, it is felt at other times: "no pain when I rest", "no fever if I take Tylenol". */
const easing =
  /^(?:rest(?:s|ing)?|sit(?:s|ting)?|la?y(?:s|ing)?|lie(?:s)?|lying|still|asleep|sleep(?:s|ing)?|relax(?:ed|ing)?|tak(?:e|es|en|ing)|took|us(?:e|es|ed|ing)|meds?|medicine|medicated|ice|not|dont|doesnt|stop(?:s|ped)?|quit|avoid(?:ing)?|leave|descans(?:o|a|ar)|reposo|acuest(?:o|a)|acostad[oa]|duerm(?:o|e)|dormir|tom(?:o|a|e|ar)|us(?:o|a|ar)|no|dejo|deja|quiet[oa]|sient(?:o|a)|sentad[oa])$/;
/** So far from a denial begins when it would be felt, and so many words tell that. */
const whenReach = 8;
const whenWords = 5;

/** What some complaints come with as a part of them: "cough with phlegm", "diarrea con sangre". */
const partsOf: Readonly<Partial<Record<Concept, readonly Concept[]>>> = {
  cough: ['phlegm', 'bleeding'],
  'runny-nose': ['phlegm', 'bleeding'],
  diarrhea: ['bleeding', 'phlegm'],
  vomiting: ['bleeding'],
  constipation: ['bleeding'],
  rash: ['itch', 'bump', 'discharge'],
  bump: ['discharge', 'itch'],
  headache: ['nausea', 'light-hurts', 'vomiting'],
  head: ['nausea', 'light-hurts', 'vomiting'],
  migraine: ['nausea', 'light-hurts', 'vomiting'],
  bite: ['bleeding'],
};
/** So many words from a complaint its part is told: "that brings up phlegm". */
const partReach = 4;

/** Denies with a complaint what is told as a part of it: "I don't have a cough with phlegm". */
export function withDeniedParts(reading: Reading, findings: readonly Finding<Concept>[]): Reading {
  const { words, denied } = reading;
  const parts = findings.flatMap((part) => {
    const whole = wholeOf(words, findings, part);
    const by = whole && denied[whole.end - 1];
    return by?.by === 'denied' ? [{ start: whole?.end ?? 0, end: part.end, by }] : [];
  });
  if (parts.length === 0) return reading;
  const by = [...denied];
  const when = [...reading.when];
  for (const part of parts) {
    by.fill(part.by, part.start, part.end);
    when.fill('denied', part.start, part.end);
  }
  return { ...reading, when, denied: by };
}

/** What something is told as a part of. */
function wholeOf(
  words: readonly Word[],
  findings: readonly Finding<Concept>[],
  part: Finding<Concept>,
): Finding<Concept> | undefined {
  const near = startingIn(findings, { start: part.start - partReach - longestPlace, end: part.start });
  return near.find((one) => isPartOf(words, one, part));
}

/**
 * Denies with what is felt when it would be: in "no pain when I pee" nothing is told of peeing. What is only eased so ("no pain
 * when I rest") is felt.
 */
export function withDeniedTimes(reading: Reading, findings: readonly Finding<Concept>[]): Reading {
  const { words, denied } = reading;
  if (denied.every((one) => one?.by !== 'denied')) return reading;
  const when = [...reading.when];
  const by = [...denied];
  const foundAt = new Map(findings.map((one) => [one.start, one]));
  for (const [index, one] of denied.entries()) {
    if (one?.by !== 'denied' || denied[index - 1]?.cue.start === one.cue.start) continue;
    const { start, end } = one.cue;
    let isFelt = false;
    let at = start;
    for (; at < end + whenReach && (at < end || goesOn(words[at])); at += 1) {
      if (at >= end && leadsToWhen.test(words[at]?.text ?? '')) break;
      const found = foundAt.get(at);
      isFelt ||= found !== undefined && isUnwanted(found.concept);
    }
    if (!isFelt || !leadsToWhen.test(words[at]?.text ?? '')) continue;
    let last = at + 1;
    while (last < at + whenWords && isMore(words[last]) && !isNewComplaint(foundAt.get(last))) last += 1;
    // "no fever with a cough"
    if (/^(?:with|con)$/.test(words[at]?.text ?? '') && isNewComplaint(foundAt.get(last))) continue;
    const isEased =
      words.slice(at, last).some(({ text }) => easing.test(text)) ||
      startingIn(findings, { start: at, end: last }).some(({ concept }) => classOf[concept] === 'medicine');
    by.fill(isEased ? undefined : one, at, last);
    when.fill(isEased ? 'now' : 'denied', at, last);
  }
  return { ...reading, when, denied: by };
}

const goesOn = (word: Word | undefined) =>
  word?.gap === 'none' || (word?.gap === 'joined' && /^(?:with|con)$/.test(word.text));

const isMore = (word: Word | undefined) => word !== undefined && (word.gap === 'none' || isOr(word));

function isNewComplaint(found: Finding<Concept> | undefined): boolean {
  return found !== undefined && isUnwanted(found.concept) && found.concept !== 'burning-pee';
}

function isPartOf(words: readonly Word[], whole: Finding<Concept>, part: Finding<Concept>): boolean {
  const distance = part.start - whole.end;
  if (distance < 1 || distance > partReach || partsOf[whole.concept]?.includes(part.concept) !== true) return false;
  const between = words.slice(whole.end, part.start);
  return (
    /^(?:with|con|that|que)$/.test(between[0]?.text ?? '') &&
    between.every(({ gap }) => gap === 'none' || gap === 'joined')
  );
}

/**
 * Ends a denial after what it denies where somebody wrote without commas: in "no fever sore throat" and "no fever and sore
 * throat" the throat is sore. Only where the message tells of nothing else, for "no fever chills" may deny both.
 */
export function withShortDenials(reading: Reading, findings: readonly Finding<Concept>[]): Reading {
  const told = findings.filter(({ concept }) => isUnwanted(concept));
  if (told.some(({ when }) => when === 'now')) return reading;
  const released = new Set<number>();
  const release = (from: number) => {
    const cue = reading.denied[from]?.cue.start;
    let end = from;
    while (reading.denied[end] !== undefined && reading.denied[end]?.cue.start === cue) end += 1;
    // "no fever cough or sore throat" is a list.
    if (!reading.words.slice(from, end).some(isOr)) for (let index = from; index < end; index += 1) released.add(index);
  };
  for (const [order, one] of told.entries()) {
    const previous = told[order - 1];
    const isPart = wholeOf(reading.words, findings, one) !== undefined;
    if (previous !== undefined && !isPart && isTooFar(reading, previous, one)) release(previous.end);
  }
  for (const { start } of findings) if (isAfterNoComplaint(reading, start)) release(start);
  if (released.size === 0) return reading;
  return {
    ...reading,
    when: reading.when.map((when, index) => (released.has(index) ? 'now' : when)),
    denied: reading.denied.map((denied, index) => (released.has(index) ? undefined : denied)),
  };
}

/** Whether one denial reaches a place and, right before it, what is no complaint. */
function isAfterNoComplaint({ words, denied }: Reading, at: number): boolean {
  const cue = denied[at]?.cue;
  return (
    cue !== undefined &&
    cue.start === denied[at - 1]?.cue.start &&
    words[at]?.gap === 'none' &&
    noComplaint.test(words[at - 1]?.text ?? '')
  );
}

/** Whether of two things that one denial reaches the second stands there without being joined to the first. */
function isTooFar({ words, denied, language }: Reading, first: Finding<Concept>, second: Finding<Concept>): boolean {
  const cue = denied[second.start]?.cue;
  if (cue === undefined || cue.start !== denied[first.start]?.cue.start || second.start < first.end) return false;
  const between = words.slice(first.end, second.start + 1);
  if (between.some((word) => word.gap === 'comma' || isOr(word))) return false;
  // "I don't have a fever and can't breathe"
  if (/^(?:cant|cannot|wont|hasnt|havent)$/.test(words[second.start]?.text ?? '')) return true;
  if (between.length === 1 && describing.has(first.concept)) return false;
  // "tos seca", "ojos rojos": what describes stands behind.
  if (between.length === 1 && language !== 'en' && describing.has(second.concept) && isAdjective(between[0]?.text))
    return false;
  // "I don't have a cough and fever" denies both; who writes "no fever and sore throat" may not.
  const isAlone = cue.end - cue.start === 1;
  return isAlone || !between.some(({ text }) => /^(?:and|y|e)$/.test(text));
}

const isAdjective = (text = '') => /[ao]s?$/.test(text);
