import { readAges, isMinor, type StatedAge } from './ages';
import { cueFinder } from '@front-door/shared/reading/cues';
import { daysOfYear } from '@front-door/shared/reading/quantities';
import { coveredBy, startingIn } from '@front-door/shared/reading/places';
import { conceptFinder, readWords, type Finding, type Reading } from '@front-door/shared/reading/reading';
import { splitWords } from '@front-door/shared/reading/words';
import { featuresOf, type Feature, type ModelWord } from '@front-door/shared/learning/features';
import { withDeniedParts, withDeniedTimes, withShortDenials } from './denialReach';
import { requestsByDose, withLacks } from './lacks';
import { tellsOfMother } from './children';
import { isRating, withLateAges } from './lateAges';
import { readSex, type Sex } from './sex';
import type { SpelledWord, Speller } from './spelling';
import { liveWords, unitsOf, withPlaces, type Unit } from './units';
import { takenBackWords, withEnded } from './takenBack';
import { idioms } from './vocabulary/idioms';
import { dosesIn, findPeople, formsIn, isContent, peopleIn, returnsIn } from './words';
import { classOf, vocabulary, type Concept } from './vocabulary/vocabulary';

/** A message, read: its words with their spelling put right, what it tells, and its units. */
export interface Understood {
  readonly words: readonly SpelledWord[];
  readonly reading: Reading;
  /** In the order in which they stand. */
  readonly findings: readonly Finding<Concept>[];
  readonly units: readonly Unit[];
  readonly sex: Sex | undefined;
  /** Ages told of whoever may be the patient. */
  readonly ages: readonly StatedAge[];
  /** For each word whether it tells of something as denied, over or gone, or says so. */
  readonly takenBack: readonly boolean[];
  /** Whether no concept and no word but small ones stands in it. */
  readonly isEmpty: boolean;
  /** For each word whether it stands for somebody. */
  readonly people: readonly boolean[];
  /** For each word whether it tells the dose of a medicine. */
  readonly doses: readonly boolean[];
  /** For each word whether it speaks for no complaint: a dose, that it is back, or that it is a medicine which is named by its use. */
  readonly idle: readonly boolean[];
  /** Whether it is told by, or of, a woman who has given birth of late. */
  readonly isOfMother: boolean;
}

const findConcepts = conceptFinder(vocabulary);

/** Reads a message for the search. */
export function understand(message: string, spell: Speller): Understood {
  const words = withoutIdioms(spell(splitWords(withoutMarkup(message))));
  const plain = withEnded(readWords(words, message));
  const told = findConcepts(plain);
  const read = withLateAges(words, plain, told);
  const shortened = withShortDenials(withDeniedTimes(withDeniedParts(read, told), told), told);
  const { reading, requests } = withLacks(shortened, shortened === read ? told : findConcepts(shortened));
  const found = reading === read ? told : findConcepts(reading);
  const doses = dosesIn(words, found);
  const forms = formsIn(words, found);
  const isOfMother = tellsOfMother(words);
  return {
    words,
    reading,
    findings: [
      ...found.filter(({ start, concept }) => concept !== 'prescription' || forms[start] !== true),
      ...requests,
      ...requestsByDose(found, doses),
    ].sort((a, b) => a.start - b.start),
    units: withPlaces(unitsOf(reading), words, found),
    // A birth long past still is a woman's.
    sex: readSex(reading) ?? (isOfMother ? 'woman' : undefined),
    ages: readAges(reading),
    takenBack: takenBackWords(reading),
    people: peopleIn(words),
    isEmpty: found.length === 0 && !words.some(isContent),
    doses,
    idle: returnsIn(words, found).map((returns, index) => returns || doses[index] === true || forms[index] === true),
    isOfMother,
  };
}

/** Parts a message anew, so that a complaint is heard apart from medicines and from what somebody lives with. */
export function withMattersApart(understood: Understood): Understood {
  const { reading, words, findings } = understood;
  return { ...understood, units: withPlaces(unitsOf(reading, findings), words, findings) };
}

const findIdioms = cueFinder({ idiom: idioms });

/** Words without those of set phrases, which mean something else there; what parts a phrase from the words before it stays. */
function withoutIdioms(words: readonly SpelledWord[]): readonly SpelledWord[] {
  const found = findIdioms(words);
  if (found.length === 0) return words;
  const gapAfter = new Map(found.map(({ start, end }) => [end, words[start]?.gap]));
  const isIdiom = coveredBy(found, words.length);
  return words.flatMap((word, index) => {
    if (isIdiom[index] === true) return [];
    const gap = word.gap === 'none' ? (gapAfter.get(index) ?? word.gap) : word.gap;
    return gap === word.gap ? [word] : [Object.assign({}, word, { gap })];
  });
}

/** What the words stay when tags and addresses are taken out of a message. */
function withoutMarkup(message: string): string {
  return message.replace(/<[^<>]{0,200}>/g, ' ').replace(/https?:\/\/\S{1,500}/gi, ' ');
}

/** What the model is to know of some units of a message. `all` takes in what is told as past or feared. */
export function featuresOfUnits(
  { words, reading, findings, sex, idle }: Understood,
  units: readonly Unit[],
  child: boolean,
  all = false,
): readonly Feature[] {
  const live: ModelWord[] = [];
  const concepts: Feature[] = [];
  for (const unit of units) {
    const place = unit.place && startingIn(findings, unit.place)[0];
    if (place !== undefined)
      for (const { text, typed } of words.slice(place.start, place.end))
        live.push({ text, typed, starts: true, denied: false });
    live.push(...liveWords(reading, words, unit, all, idle));
    concepts.push(
      ...conceptFeatures(
        [...(place === undefined ? [] : [{ ...place, when: 'now' as const }]), ...startingIn(findings, unit)],
        all,
      ),
    );
  }
  const marks = [...durationMarks(reading, units), ...(child ? ['child'] : []), ...(sex === undefined ? [] : [sex])];
  return [...featuresOf(live, marks), ...distinct(concepts)];
}

/** Classes whose concepts say more together than apart: what, and where. */
const places = new Set(['body']);

function conceptFeatures(every: readonly Finding<Concept>[], all: boolean): readonly Feature[] {
  const features: Feature[] = [];
  // Each once: what a message says a thousand times it would pair a million times.
  const findings = [...new Map(every.map((finding) => [`${finding.concept} ${finding.when}`, finding])).values()];
  const told = findings.filter(({ when }) => all || when === 'now');
  for (const { concept, when } of findings) {
    if (all || when === 'now') features.push([`k ${concept}`, 1.2]);
    else if (when === 'denied' || when === 'resolved') features.push([`no k ${concept}`, 0.7]);
  }
  for (const place of told) {
    if (!places.has(classOf[place.concept])) continue;
    for (const other of told)
      if (other !== place && !places.has(classOf[other.concept]))
        features.push([`k ${place.concept} ${other.concept}`, 1]);
  }
  return features;
}

function distinct(features: readonly Feature[]): readonly Feature[] {
  return [...new Map(features)];
}

const [longFrom, chronicFrom] = [28, 84];

/** How long it has lasted, as a mark. */
function durationMarks(reading: Reading, units: readonly Unit[]): readonly string[] {
  const longest = longestSpan(reading, units);
  if (longest === undefined) return [];
  return [longest < longFrom ? 'short' : longest < chronicFrom ? 'long' : 'chronic'];
}

/** The longest span of time told in some units, in days: that of what was ("hace un año me operaron") only where all was. */
export function longestSpan(
  { quantities, when }: Pick<Reading, 'quantities' | 'when'>,
  units: readonly Unit[],
): number | undefined {
  const spans = units.flatMap((unit) => startingIn(quantities, unit).filter(({ kind }) => kind === 'duration'));
  const now = spans.filter(({ start }) => when[start] !== 'past');
  const isOfNow = units.some(({ start, end }) => when.slice(start, end).some((one) => one !== 'past'));
  const days = (isOfNow ? now : spans).map((one) => (one.kind === 'duration' ? one.days : 0));
  return days.length === 0 ? undefined : Math.max(...days);
}

/** How much a mark counts beside the words, which share 1 among them. */
const markValue = 2;

/** What tells a child's message from a grown person's: the words of some units, whom all of them speak of, and ages. */
export function childFeatures(
  { words, reading, ages, units, doses }: Understood,
  chosen: readonly Unit[],
): readonly Feature[] {
  const chosenStarts = new Set(chosen.map(({ start }) => start));
  const heard = units.filter((unit) => unit.whose === 'child' || chosenStarts.has(unit.start));
  // Without runs of letters: how a complaint is spelled does not tell who has it. Nor does how bad it is, nor a dose.
  const rated = isRating(words);
  const told = heard.flatMap(({ start, end }) =>
    words
      .slice(start, end)
      .filter(({ text }, offset) => doses[start + offset] !== true && (!rated || !/^\d/.test(text)))
      .map(({ text, gap }): ModelWord => ({ text, typed: '', starts: gap === 'sentence', denied: false })),
  );
  const has = (whose: Unit['whose']) => chosen.some((unit) => unit.whose === whose);
  const marks: Feature[] = [];
  const mark = (name: string) => marks.push([`m ${name}`, markValue]);
  if (has('child')) mark(has('self') ? 'child beside self' : 'child alone');
  else if (heard.some(({ whose }) => whose === 'child')) mark('child elsewhere');
  if (heard.some(({ start, end }) => findPeople(words.slice(start, end)).some(({ means }) => means === 'child')))
    mark('child word');
  if (has('other')) mark('other');
  for (const age of ages) mark(isMinor(age) ? 'age child' : 'age grown');
  // Weeks and months may be a cut's age, too, which settles nothing: the model weighs them.
  if (reading.quantities.some((one) => one.kind === 'age' && one.days % daysOfYear !== 0)) mark('age child');
  return [...featuresOf(told, []).map(([name, value]): Feature => [`y ${name}`, value]), ...distinct(marks)];
}
