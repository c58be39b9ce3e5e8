import type { Finding, Reading } from '@front-door/shared/reading/reading';
import type { Word } from '@front-door/shared/reading/words';
import { isUnwanted } from './takenBack';
import type { Concept } from './vocabulary/vocabulary';

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
    if (previous !== undefined && isTooFar(reading, previous, one)) release(previous.end);
  }
  for (const { start } of findings) if (isAfterNoComplaint(reading, start)) release(start);
  if (released.size === 0) return reading;
  return {
    ...reading,
    when: reading.when.map((when, index) => (released.has(index) ? 'now' : when)),
    denied: reading.denied.map((denied, index) => (released.has(index) ? undefined : denied)),
  };
}

/** Whether a word joins what is denied alike: "no fever or cough". */
export const isOr = ({ text }: Word) => /^(?:or|nor|ni|o|u)$/.test(text);

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
function isTooFar({ words, denied }: Reading, first: Finding<Concept>, second: Finding<Concept>): boolean {
  const cue = denied[second.start]?.cue;
  if (cue === undefined || cue.start !== denied[first.start]?.cue.start || second.start < first.end) return false;
  const between = words.slice(first.end, second.start + 1);
  if (between.some((word) => word.gap === 'comma' || isOr(word))) return false;
  // "I don't have a fever and can't breathe"
  if (/^(?:cant|cannot|wont|hasnt|havent)$/.test(words[second.start]?.text ?? '')) return true;
  if (between.length === 1 && describing.has(first.concept)) return false;
  // "I don't have a cough and fever" denies both; who writes "no fever and sore throat" may not.
  const isAlone = cue.end - cue.start === 1;
  return isAlone || !between.some(({ text }) => /^(?:and|y|e)$/.test(text));
}
