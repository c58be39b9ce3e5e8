import { conceptFinder, readWords, type Finding, type Reading } from '@front-door/shared/reading/reading';
import { splitWords } from '@front-door/shared/reading/words';
import type { Feature, ModelWord } from './features';
import { featuresOf } from './features';
import { readSex, type Sex } from './sex';
import type { SpelledWord, Speller } from './spelling';
import { liveWords, unitsOf, type Unit } from './units';
import { classOf, vocabulary, type Concept } from './vocabulary/vocabulary';

/** A message, read: its words with their spelling put right, what it tells, and its units. */
export interface Understood {
  readonly words: readonly SpelledWord[];
  readonly reading: Reading;
  readonly findings: readonly Finding<Concept>[];
  readonly units: readonly Unit[];
  readonly sex: Sex | undefined;
}

const findConcepts = conceptFinder(vocabulary);

/** Reads a message for the search. */
export function understand(message: string, spell: Speller): Understood {
  const words = spell(splitWords(withoutMarkup(message)));
  const reading = readWords(words, message);
  return { words, reading, findings: findConcepts(reading), units: unitsOf(reading), sex: readSex(words) };
}

/** What the words stay when tags and addresses are taken out of a message. */
function withoutMarkup(message: string): string {
  return message.replace(/<[^<>]{0,200}>/g, ' ').replace(/https?:\/\/\S{1,500}/gi, ' ');
}

/** What the model is to know of some units of a message. `all` takes in what is told as past or feared. */
export function featuresOfUnits(
  { words, reading, findings, sex }: Understood,
  units: readonly Unit[],
  child: boolean,
  all = false,
): readonly Feature[] {
  const live: ModelWord[] = [];
  const concepts: Feature[] = [];
  for (const unit of units) {
    live.push(...liveWords(reading, words, unit, all));
    concepts.push(
      ...conceptFeatures(
        findings.filter(({ start }) => start >= unit.start && start < unit.end),
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

const days = { short: 28, long: 56, chronic: 84 } as const;

/** How long it has lasted, as marks. */
function durationMarks({ quantities }: Reading, units: readonly Unit[]): readonly string[] {
  const longest = longestSpan(quantities, units);
  if (longest === undefined) return [];
  if (longest < days.short) return ['short'];
  return longest < days.long ? ['weeks'] : longest < days.chronic ? ['months'] : ['chronic'];
}

/** The longest span of time told in some units, in days. */
export function longestSpan(quantities: Reading['quantities'], units: readonly Unit[]): number | undefined {
  const spans = quantities.flatMap((quantity) =>
    quantity.kind === 'duration' && units.some(({ start, end }) => quantity.start >= start && quantity.start < end)
      ? [quantity.days]
      : [],
  );
  return spans.length === 0 ? undefined : Math.max(...spans);
}

/** What tells a child's message from a grown person's. */
export function childFeatures({ words, reading, units }: Understood): readonly Feature[] {
  const all = words.map(({ text, typed, gap }): ModelWord => ({
    text,
    typed,
    starts: gap === 'sentence',
    denied: false,
  }));
  const has = (whose: Unit['whose']) => units.some((unit) => unit.whose === whose);
  const marks: Feature[] = [];
  if (has('child')) marks.push([has('self') ? 'm some child' : 'm only child', 1.2]);
  if (has('other')) marks.push(['m other', 0.6]);
  for (const quantity of reading.quantities)
    if (quantity.kind === 'age') marks.push([quantity.days < 18 * 365 ? 'm age child' : 'm age grown', 1.5]);
  return [...featuresOf(all, []).map(([name, value]): Feature => [`y ${name}`, value]), ...distinct(marks)];
}
