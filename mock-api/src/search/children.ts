import { withOwners } from '@front-door/shared/reading/clauses';
import { cueFinder } from '@front-door/shared/reading/cues';
import { elders, harms, people } from '@front-door/shared/reading/vocabulary/people';
import { grownFrom } from '@front-door/shared/reading/quantities';
import { partAt, startingIn, type Place } from '@front-door/shared/reading/places';
import type { Word } from '@front-door/shared/reading/words';
import { described, gives, isLeadingBeside, isLeadingToPatient, partOfNoun } from './beside';
import { mothers } from './vocabulary/sexes';
import { stages } from './vocabulary/stages';
import { classOf, type Concept } from './vocabulary/vocabulary';
import type { Understood } from './understand';
import { isFirstPerson, isThirdPerson } from './words';
import type { Unit } from './units';

/**
 * What words tell of who is ill: a child as the patient, a child beside somebody else's complaint ("caught it from my kid"), or a
 * grown person ("my mom").
 */
export type ChildTold = 'patient' | 'beside' | 'grown';

/** "lo" is an article in Spanish more often than a little one. */
const children = [people.child, ...Object.values(stages)].join(',').replace(/\blo,/, '');
const findChildren = cueFinder({ child: withOwners(children) });
const findElders = cueFinder({ grown: elders });
const findMothers = cueFinder({ mothers });
/** Whether a message is of a woman who tells of her child as born of late. */
export function tellsOfMother(words: readonly Word[]): boolean {
  return findMothers(words).length > 0;
}

const findAnimals = cueFinder({ animal: withOwners(people.animal) });

/** What else belongs to a noun: an age before it, and whose it is. */
const countOfNoun =
  /^(?:old|olds|years?|yrs?|yo|months?|mos?|weeks?|wks?|days?|anos?|meses|lbs?|pounds?|kg|kilos?|\d+(?:\.\d+)?|st|nd|rd|th|sisters|brothers|friends|neighbors)$/;
const patientAfter = /^(?:on|in|of|for|en|de|del|para|por|a|about|con)$/;
/** "maestra de niños", "se me pegó de mi hijo", "caring for my kid": what leads to these is no complaint of the child. */
const besideBefore =
  /^(?:maestr[oa]|profesora?|ninera|mama|papa|madre|padre|abuel[oa]|ti[oa]|teacher|nanny|mom|mother|dad|father|parent|grandma|grandpa|nurse|pego|pegaron|contagi[oe]|agarre|caring|care|cuidar|cuidando|working|room|clase|class|classroom|salon|proud|tired|because|dueno|birth|parto)$/;

/**
 * How a unit names a child, where its words tell; a child who is ill before one who is beside. Only what is felt, happens or is had
 * makes a child a patient: "my kid plays hockey" tells of none.
 */
export function childTold(understood: Understood, unit: Unit): ChildTold | undefined {
  const { words, reading, findings, isOfMother } = understood;
  const { start, end } = unit;
  const own = words.slice(start, end);
  // "dog bit my daughter", "a mi hija la arañó el gato"
  const isHarmed = findAnimals(own).some((one) =>
    [one.end, one.start - 1, one.start - 2].some((at) => harms.has(own[at]?.text ?? '')),
  );
  if (own.some(({ text }) => grown.test(text)) || (!isHarmed && findAnimals(own).length > 0)) return undefined;
  const isIn = (one: Place) => one.end <= end;
  const told = startingIn(findings, unit).filter(isIn);
  const named = findChildren(own)
    .map((one) => ({ start: one.start + start, end: one.end + start }))
    // Spanish "son" is a verb.
    .filter((one) => !(reading.language === 'es' && words[one.start]?.text === 'son'));
  const aged = startingIn(reading.quantities, unit).filter(
    (one) => one.kind === 'age' && one.days < grownFrom && isIn(one),
  );
  // "took my kid to the park and got a rash on my legs"
  const ofWriter = told.find(
    (one) =>
      classOf[one.concept] === 'body' && one.when === 'now' && /^mis?$|^my$/.test(words[one.start - 1]?.text ?? ''),
  );
  // "postpartum hair loss, baby is 4 months"
  const isOnlyAged = (at: number) => {
    const clause = reading.clauses[partAt(reading.clauses, at)] ?? unit;
    return startingIn(findings, clause).every(({ concept }) => classOf[concept] === 'subject');
  };
  const relation = (one: Place) =>
    isOfMother && isOnlyAged(one.start)
      ? 'beside'
      : ofWriter !== undefined && ofWriter.start > one.end && isTaken(words, one.start)
        ? 'beside'
        : relationOf(words, reading, one.start, one.end);
  const complaint = isHarmed || told.some(({ concept, when }) => when === 'now' && isIllness(concept));
  if (complaint && !tellsOfWriter(understood, unit) && named.some((one) => relation(one) === 'patient'))
    return 'patient';
  const first = [...named, ...aged].find((one) => relation(one) === 'beside')?.start;
  // "he caught it from the other kids": he is ill.
  if (first !== undefined) return words.slice(start, first).some(isThirdPerson) ? undefined : 'beside';
  const isGrown = findElders(own).some(({ start: at }) => reading.whose[at + start] === 'other');
  return isGrown && named.length === 0 ? 'grown' : undefined;
}

function isIllness(concept: Concept): boolean {
  return concept !== 'tooth' && /^(?:sensation|event|condition)$/.test(classOf[concept]);
}

const grown = /^(?:college|university|universidad|grown|adult|adulta?|married|casad[oa])$/;

/** Whether a child only is whom somebody did something with: "took my kid to the park". */
function isTaken(words: readonly Word[], start: number): boolean {
  const at = nounStart(words, start);
  return (
    words[at]?.gap === 'none' &&
    /^(?:took|taking|brought|bringing|drove|driving|dropped|walked|walking|visited|visiting|met|hugged|watch(?:ed|ing)|llev[eo]|lleve|llevando|traje|abrace|visite)$/.test(
      words[at - 1]?.text ?? '',
    )
  );
}

/** Where a noun begins, with the words that belong to it. */
function nounStart(words: readonly Word[], start: number): number {
  const text = (index: number) => words[index]?.text ?? '';
  let at = start;
  while (words[at]?.gap === 'none' && (partOfNoun.test(text(at - 1)) || countOfNoun.test(text(at - 1)))) at -= 1;
  return at;
}

function relationOf(
  words: readonly Word[],
  { whose, when, quantities }: Understood['reading'],
  start: number,
  end: number,
): ChildTold | undefined {
  const text = (index: number) => words[index]?.text ?? '';
  const next = words[end];
  // "my son had asthma as a baby and now he has an earache": he is the patient.
  if ((when[start] === 'past' && whose[start] !== 'child') || (next?.gap === 'none' && described.test(next.text)))
    return undefined;
  // "no kids, sore throat"
  if (when[start] === 'denied') return 'beside';
  // "my son's 19", "mi hijo mayor, de 22": grown.
  const isGrown = startingIn(quantities, { start: end, end: end + 4 }).some(
    (one) =>
      (one.kind === 'age' && one.days >= grownFrom) || (one.kind === 'count' && one.count >= 18 && one.count < 90),
  );
  if (isGrown) return undefined;
  const after = words
    .slice(end, end + 6)
    .map((word) => word.text)
    .join(' ');
  if (gives.test(after)) return 'beside';
  const at = nounStart(words, start);
  const isLed = words[at]?.gap === 'none' || words[at]?.gap === 'joined';
  const before = isLed ? text(at - 1) : '';
  const isBeside = isLed && isLeadingBeside(words, at - 1);
  if (isBeside && isLeadingToPatient(words, at - 1, end)) return 'patient';
  if (isBeside && !flows.test(text(at - 2))) return 'beside';
  if (patientAfter.test(before)) return besideBefore.test(text(at - 2)) ? 'beside' : 'patient';
  return whose[start] === 'child' ? 'patient' : undefined;
}

/** "discharge from my girl": what comes out of a child is the child's. */
const flows =
  /^(?:discharge|pus|blood|bleeding|fluid|drain(?:ing|age|s)?|com(?:ing|es)|leak(?:ing|s)?|stuff|goop|crust)$/;

/** What somebody does about another's complaint: "I noticed a rash on my baby". */
const observing =
  /^(?:noticed|notice|found|find|see|saw|seen|seeing|spotted|think|believe|suspect|need|want|worried|concerned|looking|asking|ask|pay|book|schedule|upload|send|use|preocupad[oa])$/;

/** Whether a unit speaks of the writer, too, as more than of somebody who sees and asks. */
export function tellsOfWriter({ words }: Understood, { start, end }: Unit): boolean {
  const own = words.slice(start, end);
  return own.some(
    (word, index) => isFirstPerson(word) && !own.slice(index + 1, index + 3).some((next) => observing.test(next.text)),
  );
}
