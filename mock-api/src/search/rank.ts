import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { lasting, limitInDays, type LastingPath } from '@front-door/shared/catalogue/facts/lasting';
import { isMinor, type AgeSpan } from './ages';
import { complaints, entryFor, type Complaint, type Patient } from './complaints';
import type { Model } from './model';
import type { Sex } from './sex';
import type { Concept } from './vocabulary/vocabulary';
import type { ScopeReason } from './scope';
import { isStrong, onlyDenies, onlyRecalls, scopeOf } from './scope';
import { childFeatures, featuresOfUnits, longestSpan, type Understood } from './understand';
import type { Unit } from './units';

/** A unit as the model judges it. */
export interface JudgedUnit extends Unit, Patient {
  /** How likely each complaint is, in the order of `complaints`. */
  readonly shares: Float64Array;
  /** Whether it takes part in the answer. */
  readonly live: boolean;
  /** Why it does not, where the words alone decide. */
  readonly outOfScope: ScopeReason | undefined;
}

/** An entry with what speaks for it. */
export interface Candidate {
  readonly path: TreatmentPath;
  /** 0 to 1, before calibration: how far the message is about it. */
  readonly raw: number;
}

export interface Ranking {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly units: readonly JudgedUnit[];
  /** How likely it is that the message is no complaint at all, 0 to 1. */
  readonly none: number;
  /** How likely it is that the patient is a child, 0 to 1. */
  readonly childShare: number;
  /** Words told as past or feared were taken in, since the message tells of nothing else. */
  readonly tookAll: boolean;
}

const noneColumn = complaints.indexOf('none');
/** A unit less likely than this to be small talk is a complaint. */
const mostNone = 0.5;
/** Where the writer's words hold nothing clearer, this much is enough, before anybody else's are looked at. */
const mostNoneAlone = 0.75;
/** What one unit alone adds to an entry that the whole message is not about. */
const unitPart = 0.6;
/** What one clause of a unit adds, where it names a complaint of its own. */
const clausePart = 0.4;
/** The general consult answers everything a little, so an entry that names the complaint goes before it. */
const generalPart = 0.75;

/** Ranks the entries for a message that was read. */
export function rank(understood: Understood, model: Model): Ranking {
  const patients = understood.units.filter(({ whose }) => whose !== 'animal' && whose !== 'thing');
  let tookAll = false;
  let { judged, childShare } = judge(understood, patients, model, false);
  if (!judged.some(({ live }) => live)) {
    const again = judge(understood, patients, model, true);
    if (again.judged.some(({ live }) => live)) {
      tookAll = true;
      ({ judged, childShare } = again);
    }
  }
  const live = judged.filter((unit) => unit.live);
  const said = live.length > 0 ? live : judged.filter(({ outOfScope }) => outOfScope === undefined);
  if (said.length === 0) return { candidates: [], units: judged, none: 1, childShare, tookAll };
  const raw = new Map<TreatmentPath, number>();
  const whole = sharesOfAll(understood, said, model, tookAll);
  const none =
    live.length === 0 && judged.some(({ outOfScope }) => outOfScope === 'controlled') ? 1 : (whole[noneColumn] ?? 0);
  for (const patient of patientsOf(said)) put(raw, whole, 1, patient);
  for (const unit of said.length > 1 ? said : []) put(raw, twinned(understood, [unit], unit.shares), unitPart, unit);
  for (const part of partsOf(understood, said)) {
    const own = heard(understood, [part], model.sharesOf(featuresOfUnits(understood, [part], part.child, tookAll)));
    put(raw, twinned(understood, [part], own), clausePart, part);
  }
  const candidates = [...raw]
    .filter(([path]) => !isOfOtherSex(path, understood))
    .map(([path, value]) => ({ path, raw: value }))
    .sort((a, b) => b.raw - a.raw);
  return { candidates, units: judged, none, childShare, tookAll };
}

/** The clauses of units that have several, of those that name a complaint: "back hurts, itchy leg, and i need the pill". */
function partsOf(understood: Understood, units: readonly JudgedUnit[]): readonly JudgedUnit[] {
  const parts: JudgedUnit[] = [];
  for (const unit of units) {
    const clauses = understood.reading.clauses.filter(({ start, end }) => start >= unit.start && end <= unit.end);
    if (clauses.length < 2) continue;
    for (const { start, end } of clauses) {
      const part = { ...unit, start, end };
      if (isStrong(understood, part)) parts.push(part);
    }
  }
  return parts;
}

function sharesOfAll(understood: Understood, units: readonly JudgedUnit[], model: Model, all: boolean): Float64Array {
  const child = units.some((unit) => unit.child);
  return twinned(
    understood,
    units,
    heard(understood, units, model.sharesOf(featuresOfUnits(understood, units, child, all))),
  );
}

/** How likely a unit that names a complaint can be small talk at most, unless the model is all but sure. */
const mostNoneIfStrong = 0.3;
const sureOfNone = 0.9;

/** Gives a complaint told by name its hearing: talk around it does not make it small talk. */
function heard(understood: Understood, units: readonly Unit[], shares: Float64Array): Float64Array {
  const none = shares[noneColumn] ?? 0;
  if (none <= mostNoneIfStrong || none > sureOfNone || !units.some((unit) => isStrong(understood, unit))) return shares;
  const kept = shares.map((share) => (share * (1 - mostNoneIfStrong)) / (1 - none));
  kept[noneColumn] = mostNoneIfStrong;
  return kept;
}

/** Teeth are no complaint here where the model thinks so too, this much at least. */
const leastNoneOfTeeth = 0.15;

/** The ages told of whom a unit tells of. A child's are looked for in what a young writer tells of himself, too. */
function agesOf({ ages }: Understood, { whose }: Unit): readonly AgeSpan[] {
  const own = ages.filter((age) => age.whose === whose);
  return own.length > 0 || whose !== 'child' ? own : ages.filter((age) => age.whose === 'self' && isMinor(age));
}

const firstPerson = /^(?:i|im|ive|id|me|yo|estoy|tengo|siento)$/;

/** Whether a unit speaks of the writer, too. */
function tellsOfWriter({ words }: Understood, { start, end }: Unit): boolean {
  return words.slice(start, end).some(({ text }) => firstPerson.test(text));
}

/** The patients of some units, each once. */
function patientsOf(units: readonly JudgedUnit[]): readonly Patient[] {
  return units.filter(
    ({ child, ages }, index) => units.findIndex((one) => one.child === child && sameAges(one.ages, ages)) === index,
  );
}

function sameAges(some: readonly AgeSpan[], others: readonly AgeSpan[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ fromMonths, toMonths }, index) =>
        fromMonths === others[index]?.fromMonths && toMonths === others[index].toMonths,
    )
  );
}

/** Judges each unit by itself, and decides which take part: the writer's and the child's, else another person's. */
function judge(
  understood: Understood,
  units: readonly Unit[],
  model: Model,
  all: boolean,
): { readonly judged: readonly JudgedUnit[]; readonly childShare: number } {
  const alone = units.map((unit): JudgedUnit => {
    const child = unit.whose === 'child';
    const shares = heard(understood, [unit], model.sharesOf(featuresOfUnits(understood, [unit], child, all)));
    const scope = scopeOf(understood, unit);
    // "upper teeth and cheeks ache", "my crown is thinning": the model knows these for what they are.
    const outOfScope = scope === 'teeth' && (shares[noneColumn] ?? 0) < leastNoneOfTeeth ? undefined : scope;
    return { ...unit, child, ages: agesOf(understood, unit), shares, live: false, outOfScope };
  });
  const complaintsOf = (others: boolean, most: number, denials: boolean) =>
    alone.filter(
      (unit) =>
        (unit.whose === 'other') === others &&
        unit.outOfScope === undefined &&
        (unit.shares[noneColumn] ?? 1) < most &&
        (denials || !onlyDenies(understood, unit)) &&
        !(onlyRecalls(understood, unit) && alone.some((one) => one !== unit && isStrong(understood, one))),
    );
  const chosen =
    [
      complaintsOf(false, mostNone, false),
      complaintsOf(false, mostNoneAlone, false),
      complaintsOf(false, mostNone, true),
      complaintsOf(true, mostNone, true),
    ].find((found) => found.length > 0) ?? [];
  const childShare = model.childShare(childFeatures(understood, chosen.length > 0 ? chosen : units));
  const bothTold = chosen.some(({ child }) => child) && chosen.some(({ child }) => !child);
  // An age that is told settles who is ill, but for a child's beside the writer: "it hurts when I lift my newborn".
  // Where none is, the clauses do if they tell a child from a grown person, else all of them together.
  const isChild = (unit: JudgedUnit) => {
    const { child, ages } = unit;
    const isBeside = child && (bothTold || (childShare < 0.1 && tellsOfWriter(understood, unit)));
    if (ages.length > 0 && !isBeside) return ages.every(isMinor) || (ages.some(isMinor) && childShare > 0.5);
    return bothTold && childShare > 0.1 && childShare < 0.9 ? child : childShare > 0.5;
  };
  const judged: JudgedUnit[] = [];
  for (const unit of alone) {
    const child = isChild(unit);
    // Ages of both kinds, of a mother and her child, say: those that speak against the patient are somebody else's.
    const ages = unit.ages.filter((age) => isMinor(age) === child);
    judged.push({ ...unit, live: chosen.includes(unit), child, ages });
  }
  return { judged, childShare };
}

function put(raw: Map<TreatmentPath, number>, from: Float64Array, part: number, patient: Patient): void {
  const sums = new Map<TreatmentPath, number>();
  for (const [column, complaint] of complaints.entries()) {
    if (complaint === 'none') continue;
    const path = entryFor(complaint, patient);
    const general = path === 'general-consult' || path === 'general-consult-pediatric';
    const value = (from[column] ?? 0) * part * (general ? generalPart : 1);
    sums.set(path, (sums.get(path) ?? 0) + value);
  }
  for (const [path, value] of sums) raw.set(path, Math.max(raw.get(path) ?? 0, value));
}

/** Entries of one sex that a word of the other rules out, with the concepts that tell of them whoever else is spoken of. */
const ofOneSex: Readonly<Partial<Record<TreatmentPath, readonly Concept[]>>> = {
  'erectile-dysfunction': ['erection', 'ed', 'ed-drug', 'penis', 'sex'],
  'yeast-infection': ['yeast', 'vagina', 'genitals', 'antifungal'],
};
const factOf = { woman: 'female', man: 'male' } as const satisfies Record<Sex, string>;

/** Whether an entry is of the other sex than the message's, and nothing told names it ("can't get hard with my wife"). */
function isOfOtherSex(path: TreatmentPath, { sex, findings }: Understood): boolean {
  const unless = ofOneSex[path];
  if (unless === undefined || sex === undefined || treatmentAt(path).sex === factOf[sex]) return false;
  return !findings.some(({ concept }) => unless.includes(concept));
}

interface Twins {
  readonly short: Complaint;
  /** The span from which on it is this one is a fact of the entry. */
  readonly long: LastingPath;
}

/** Entries that only the length of the complaint tells apart. */
const durationTwins: readonly Twins[] = [
  { short: 'acute-cough', long: 'chronic-cough' },
  { short: 'back-pain', long: 'chronic-lower-back-pain' },
  { short: 'acute-sinusitis', long: 'sinus-infection' },
];
/** What the likelier of two twins gets of what speaks for both. */
const likelier = 0.88;

/** Gives what speaks for either of two twins to the one that the time told, or the sex, calls for. */
function twinned({ reading, sex }: Understood, units: readonly Unit[], from: Float64Array): Float64Array {
  const result = Float64Array.from(from);
  const divide = (more: Complaint, less: Complaint) => {
    const [first, second] = [complaints.indexOf(more), complaints.indexOf(less)];
    const sum = (result[first] ?? 0) + (result[second] ?? 0);
    result[first] = sum * likelier;
    result[second] = sum * (1 - likelier);
  };
  const span = longestSpan(reading.quantities, units);
  if (span !== undefined)
    for (const { short, long } of durationTwins) {
      if (span >= limitInDays(lasting[long])) divide(long, short);
      else divide(short, long);
    }
  if (sex === 'woman') divide('female-hair-loss', 'hair-loss');
  if (sex === 'man') divide('hair-loss', 'female-hair-loss');
  return result;
}
