import { coveredBy, startingIn } from '@front-door/shared/reading/places';
import type { Finding } from '@front-door/shared/reading/reading';
import { isTakenOrLivedWith, isVague, outermost, outsideMedicines, reasonsGiven, standing } from './matters';
import type { SpelledWord } from './spelling';
import type { Understood } from './understand';
import type { Unit } from './units';
import { classOf, type Concept, type ConceptClass } from './vocabulary/vocabulary';
import { hasNoContent, isOfWriter } from './words';

/** Why a part of a message is no complaint that the catalogue could answer. */
export type ScopeReason = 'code' | 'controlled' | 'teeth' | 'unknown-words' | 'no-words' | 'errand' | 'taken-back';

const hostileMarkup =
  /<\s*\/?\s*(?:script|img|iframe|svg|object|style|body|input|form|a\s)|javascript:|\bon(?:error|load|click)\s*=|\{\{|\$\{|--\s*$|';|<\|/i;

/** Whether a message is code rather than speech. */
export function isCode(message: string): boolean {
  return hostileMarkup.test(message);
}

type Span = Pick<Unit, 'start' | 'end'>;

/** A unit with a larger share of words that nobody knows is nonsense. */
const mostUnknown = 0.5;
/** The same, where words that had to be read as others count half. */
const mostStrange = 0.4;
/** What is asked of a machine, whatever it is about. */
const errands: ReadonlySet<Concept> = new Set<Concept>(['software-instructions']);
const teeth: ReadonlySet<Concept> = new Set<Concept>(['tooth', 'teeth-care']);

/** Whether a unit is out of scope by its words alone: a scheduled drug asked for, teeth, nonsense, numbers. */
export function scopeOf(understood: Understood, unit: Unit): ScopeReason | undefined {
  const { words, findings } = understood;
  const told = startingIn(findings, unit);
  const complaints = told.filter(({ concept }) => tellsOfHealth(concept));
  if (hasNoContent(understood, unit)) return 'no-words';
  if (isNonsense(words, unit, told)) return 'unknown-words';
  if (told.some(({ concept }) => errands.has(concept))) return 'errand';
  if (
    told.some(({ concept, when }) => concept === 'controlled' && when !== 'denied') &&
    complaints.every(({ concept }) => isVague(concept) || classOf[concept] === 'body' || reasonsGiven.has(concept))
  )
    return 'controlled';
  if (
    told.some(({ concept }) => teeth.has(concept)) &&
    complaints.every(({ concept }) => teeth.has(concept) || isVague(concept) || nearTeeth.has(concept))
  )
    return 'teeth';
  return undefined;
}

/** Whether a unit only asks, of no complaint and no medicine: "can you refill it today?" */
export function onlyAsks({ findings }: Understood, unit: Unit): boolean {
  const told = startingIn(findings, unit);
  return told.length > 0 && told.every(({ concept }) => !tellsOfHealth(concept));
}

/** Kinds of concepts that something is felt or happens in. */
const happenings: ReadonlySet<ConceptClass> = new Set<ConceptClass>(['sensation', 'event']);

const asking: ReadonlySet<Concept> = new Set<Concept>(['want', 'refill-request', 'prescription']);

/** Whether a unit tells of a complaint by name, or of what is felt where: small talk around it cannot silence it. */
export function isStrong({ findings, doses }: Understood, unit: Unit): boolean {
  const told = startingIn(findings, unit).filter(({ when }) => when === 'now');
  const has = (test: (named: ConceptClass) => boolean) => told.some(({ concept }) => test(classOf[concept]));
  const asks = doses.slice(unit.start, unit.end).includes(true) || told.some(({ concept }) => asking.has(concept));
  return (
    has((named) => named === 'condition') ||
    (has((named) => named === 'body') && has((named) => happenings.has(named))) ||
    (asks && told.some(({ concept }) => classOf[concept] === 'medicine' && concept !== 'controlled'))
  );
}

/** Beside a medicine these tell that somebody takes it, or cannot. */
const takenBy = /^(?:al+erg\w*|takes?|taking|uses?|using|tom[oa]|tomando|us[oa]|usando|toman|usan)$/;
/** Before "on" these tell whom it is of, or since when: "he is on metformin". */
const beforeOn = /^(?:i|im|ive|am|is|are|hes|shes|been|currently|already|still|also|and|who|now)$/;

/** Whether a part of a message tells that somebody takes a medicine: "takes", "on blood thinners". */
function isTakenIn({ words, findings }: Understood, { start, end }: Span): boolean {
  return words.slice(start, end).some(({ text }, offset) => {
    const at = start + offset;
    if (takenBy.test(text)) return true;
    return (
      text === 'on' &&
      (at === start || beforeOn.test(words[at - 1]?.text ?? '')) &&
      startingIn(findings, { start: at + 1, end: at + 4 }).some(({ concept }) => classOf[concept] === 'medicine')
    );
  });
}

/** What a unit tells: a complaint, something else that is asked for, or only a fact: "I take metformin". */
export function toldIn(understood: Understood, part: Span): 'complaint' | 'request' | 'fact' {
  const { words, findings, doses } = understood;
  const told = outsideMedicines(startingIn(findings, part)).filter(({ when }) => when === 'now');
  if (
    told.some(({ concept }) => !standing.has(concept) && /^(?:condition|sensation|event|body)$/.test(classOf[concept]))
  )
    return 'complaint';
  const own = words.slice(part.start, part.end);
  const isTaken = isTakenIn(understood, part);
  const asks = ({ concept }: Finding<Concept>) => asking.has(concept) && !(isTaken && concept === 'prescription');
  if (doses.slice(part.start, part.end).includes(true) || told.some(asks)) return 'request';
  // "my son has a cough, and birth control for me"
  const isMedicine = told.some(({ concept }) => classOf[concept] === 'medicine');
  return !isTaken && !own.some(isOfWriter) && isMedicine ? 'request' : 'fact';
}

/** Whether a unit only tells what somebody takes or lives with, which is no complaint beside one: "I take metformin". */
export function tellsOfStanding(understood: Understood, part: Span): boolean {
  const { words, findings, doses } = understood;
  const every = outermost(startingIn(findings, part));
  const told = every.filter(({ concept }) => tellsOfHealth(concept));
  const isTaken = isTakenIn(understood, part);
  // "cholesterol 268, do I need a statin" asks about it.
  const isMeasured = words.slice(part.start, part.end).some(({ text }) => /^\d/.test(text));
  return (
    told.length > 0 &&
    told.every(({ concept }) => isTakenOrLivedWith(concept)) &&
    (isTaken || (!isMeasured && told.every(({ concept }) => standing.has(concept)))) &&
    !doses.slice(part.start, part.end).includes(true) &&
    !every.some(({ concept }) => asking.has(concept) && !(isTaken && concept === 'prescription'))
  );
}

/** Whether a concept was found in words as they were typed, not in what strange words were read as. */
function isTyped(words: readonly SpelledWord[], { start }: Finding<Concept>): boolean {
  const word = words[start];
  return word?.typed === word?.text;
}

/**
 * Whether words are of no language: where nothing is told but by reading strange words as others, many that nobody
 * knows; where a complaint stands among them as typed, half of all words strange, or runs along the keyboard.
 */
function isNonsense(all: readonly SpelledWord[], { start, end }: Span, told: readonly Finding<Concept>[]): boolean {
  const complaints = told.filter(({ concept }) => tellsOfHealth(concept));
  const words = all.slice(start, end);
  const covered = (findings: readonly Span[]) => coveredBy(findings, end, start);
  const long = words.map(({ typed }) => typed.length > 2 && !/\d/.test(typed));
  const count = (test: (word: SpelledWord, index: number) => boolean) =>
    words.filter((word, index) => long[index] === true && test(word, index)).length;
  const unknown = count(({ known }) => !known);
  if (complaints.some((one) => isTyped(all, one))) {
    const isComplaint = covered(complaints);
    const isTyping = covered(told.filter(({ concept }) => concept === 'test-words'));
    const strange = words.map((word, index) => {
      if (long[index] !== true || isComplaint[index] === true) return 0;
      return isTyping[index] === true ? 1 : word.strange;
    });
    const share = strange.reduce((sum, one) => sum + one, 0) / words.length;
    // "sore throat" among as many strange words makes more sense than "throat".
    const isNamed = words.filter((_, index) => isComplaint[index] === true).length > 1;
    return words.length > 2 && strange.includes(1) && (isNamed ? share > mostUnknown : share >= mostUnknown);
  }
  const respelled = count(({ known, typed, text }) => known && typed !== text);
  if (unknown + respelled < 2) return false;
  const tells = complaints.length > 0;
  return unknown >= words.length * mostUnknown || (!tells && unknown + respelled / 2 >= words.length * mostStrange);
}

/** Whether a unit names complaints only to deny them: "but no fever". Beside a complaint it adds nothing. */
export function onlyDenies({ findings }: Understood, unit: Unit): boolean {
  const told = startingIn(findings, unit).filter(({ concept }) => tellsOfHealth(concept));
  return told.length > 0 && told.every(({ when }) => when === 'denied' || when === 'resolved');
}

/** Whether a unit names complaints only of another time: "I outgrew my eczema". Beside one told of now it adds nothing. */
export function onlyRecalls({ findings }: Understood, unit: Unit): boolean {
  const told = startingIn(findings, unit).filter(({ concept }) => tellsOfHealth(concept));
  return told.length > 0 && told.every(({ when }) => when === 'past');
}

function tellsOfHealth(concept: Concept): boolean {
  return classOf[concept] !== 'subject' && concept !== 'controlled';
}

/** What a bad tooth brings with it. */
const nearTeeth: ReadonlySet<Concept> = new Set<Concept>([
  'face',
  'mouth',
  'bleeding',
  'snap',
  'pain-reliever',
  'discharge',
  'bump',
]);
