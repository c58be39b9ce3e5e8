import { withOwners } from '@front-door/shared/reading/clauses';
import { cueFinder } from '@front-door/shared/reading/cues';
import { grownFamily, people, third as others, writer } from '@front-door/shared/reading/vocabulary/people';
import { returns } from '@front-door/shared/reading/vocabulary/time';
import { coveredBy, startingIn } from '@front-door/shared/reading/places';
import type { Finding } from '@front-door/shared/reading/reading';
import type { Word } from '@front-door/shared/reading/words';
import { smallWords } from './vocabulary/small';
import { refilled, standing } from './matters';
import type { Understood } from './understand';
import { classOf, type Concept } from './vocabulary/vocabulary';

type Span = { readonly start: number; readonly end: number };

/** Finds the words for children and for grown people. */
export const findPeople = cueFinder({ child: people.child, adult: people.adult });

const writers = new Set(writer.split(', '));
const thirds = new Set(others.split(' '));

/** Whether a word has the writer for its subject. */
export const isOfWriter = ({ text }: Word) => writers.has(text);
/** Whether a word stands for the writer, whatever befalls him. */
export const isFirstPerson = (word: Word) => isOfWriter(word) || word.text === 'me';
/** Whether a word stands for one person who is not the writer. */
export const isThirdPerson = ({ text }: Word) => thirds.has(text);

/** Whether a word tells of something by itself: numbers, letters and small words do not. */
export function isContent({ text }: Word): boolean {
  return text.length > 1 && !/\d/.test(text) && !smallWords.has(text);
}

/** What leads to when something would be felt: "no pain when I pee", "no me duele al tragar". */
export const leadsToWhen = /^(?:when|whenever|while|with|during|after|if|cuando|al|con|mientras|durante|si)$/;

const measure = /^(?:\d.*|mgs?|mcg|ml|g|oz|lbs?|x|am|pm|usd|dollars?)$/;

const doseUnit = /^(?:mgs?|mcg|ml|g|units?|iu|tabs?|tablets?|caps?|capsules?|pills?|x|tabletas?|pastillas?|capsulas?)$/;

/** Which words tell the dose of a medicine, which adds nothing to its name; those of a scheduled drug are left as they are. */
export function dosesIn(words: readonly Word[], findings: readonly Finding<Concept>[]): readonly boolean[] {
  const found = words.map(() => false);
  const named = coveredBy(findings, words.length);
  // "I take lisinopril 10 mg" asks for nothing.
  let isAsking = true;
  const asking = words.map((word, index) => {
    if (word.gap === 'sentence') isAsking = true;
    const until = isAsking;
    if (named[index] !== true && (isContent(word) || isFirstPerson(word) || isThirdPerson(word))) isAsking = false;
    return until;
  });
  for (const { concept, start, end } of findings) {
    if (asking[start] !== true) continue;
    if (concept === 'controlled' || (classOf[concept] !== 'medicine' && concept !== 'refill-request')) continue;
    const isNumber = (at: number) => /^\d/.test(words[at]?.text ?? '') && words[at]?.gap !== 'sentence';
    for (let at = end; isNumber(at) || (at > end && doseUnit.test(words[at]?.text ?? '')); at += 1) found[at] = true;
  }
  return found;
}

/** What a medicine comes as, which adds nothing to what it is for: "uti meds", "antibiotics for pink eye". */
const form =
  /^(?:meds?|medicines?|medications?|pills?|antibiotics?|rx|prescriptions?|treatments?|medicinas?|medicamentos?|pastillas?|antibioticos?|recetas?|tratamientos?)$/;
const leading = /^(?:for|para|de|del|contra|a|an|my|the|el|la|los|las|mi)$/;

/** Which words tell only that a medicine is wanted for a complaint that they stand beside, be it told by name. */
export function formsIn(words: readonly Word[], findings: readonly Finding<Concept>[]): readonly boolean[] {
  const found = words.map(() => false);
  for (const { concept, start, end } of findings) {
    // "gout meds" stand for what is given for gout.
    const isNamed = end - start > 1 && classOf[concept] === 'medicine' && concept !== 'controlled';
    if (isNamed && !refilled.has(concept) && form.test(words[end - 1]?.text ?? '')) found[end - 1] = true;
    if (classOf[concept] !== 'condition' || standing.has(concept)) continue;
    if (words[end]?.gap === 'none' && form.test(words[end].text)) found[end] = true;
    let at = start - 1;
    while (words[at + 1]?.gap === 'none' && leading.test(words[at]?.text ?? '')) at -= 1;
    if (at < start - 1 && words[at + 1]?.gap === 'none' && form.test(words[at]?.text ?? '')) found[at] = true;
  }
  return found;
}

const findReturns = cueFinder({ returns });

/** Which words tell that something has come back, and of no back: "had a UTI, it's back". */
export function returnsIn(words: readonly Word[], findings: readonly Finding<Concept>[]): readonly boolean[] {
  const isTaken = coveredBy(findings, words.length);
  const free = findReturns(words).filter(({ start, end }) => !isTaken.slice(start, end).includes(true));
  return coveredBy(free, words.length);
}

/** Whether a unit tells of nothing: only numbers and measures stand in it, or in the whole message no word but small ones. */
export function hasNoContent({ words, isEmpty }: Understood, { start, end }: Span): boolean {
  return isEmpty || words.slice(start, end).every(({ text }) => measure.test(text));
}

/** Whether a part of a message tells of nothing but who it is: "my son is 3". */
export function tellsOnlyWho({ words, findings, people: somebody }: Understood, part: Span): boolean {
  const { start, end } = part;
  return (
    startingIn(findings, part).length === 0 &&
    words.slice(start, end).every((word, offset) => somebody[start + offset] === true || !isContent(word))
  );
}

/** Whether a part of a message tells of something now in words that no concept stands for. */
export function isWordless({ words, findings }: Understood, part: Span): boolean {
  const isTold = startingIn(findings, part).some(({ when }) => when === 'now');
  return !isTold && words.slice(part.start, part.end).some(isContent);
}

const findFamily = cueFinder({ family: withOwners(`${grownFamily}, brother, sister, hermano, hermana`) });

/** Whether a part of a message names somebody of the writer's family, but for children. */
export function namesFamily({ words }: Understood, { start, end }: Span): boolean {
  return findFamily(words.slice(start, end)).length > 0;
}

/** Which words of a message stand for people. */
export function peopleIn(words: readonly Word[]): readonly boolean[] {
  return coveredBy(findPeople(words), words.length);
}
