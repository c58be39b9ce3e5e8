import { treatmentAt, type TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { lasting, limitInDays, type LastingPath } from '@front-door/shared/catalogue/facts/lasting';
import { coveredBy, startingIn } from '@front-door/shared/reading/places';
import type { AgeSpan } from './ages';
import { complaints, entryFor, type Complaint, type Patient } from './complaints';
import { heard, judge, noneColumn, type JudgedUnit } from './judge';
import type { Model } from './model';
import { readSex, type Sex } from './sex';
import type { Concept } from './vocabulary/vocabulary';
import { isStrong } from './scope';
import { featuresOfUnits, longestSpan, type Understood } from './understand';
import type { Unit } from './units';
import { namesFamily } from './words';

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
  if (!judged.some(({ live }) => live) && understood.reading.when.some((when) => when !== 'now')) {
    const again = judge(understood, patients, model, true);
    if (again.judged.some(({ live }) => live)) {
      tookAll = true;
      ({ judged, childShare } = again);
    }
  }
  const live = judged.filter((unit) => unit.live);
  const said = live.length > 0 ? live : judged.filter(({ outOfScope }) => outOfScope === undefined);
  if (said.length === 0) return { candidates: [], units: judged, none: 1, childShare, tookAll };
  // A husband who stands beside makes no man of the writer.
  const told = { ...understood, sex: sexOf(understood, said) };
  const raw = new Map<TreatmentPath, number>();
  const whole = sharesOfAll(told, said, model, tookAll);
  const none =
    live.length === 0 && judged.some(({ outOfScope }) => outOfScope === 'controlled') ? 1 : (whole[noneColumn] ?? 0);
  for (const patient of patientsOf(said)) put(raw, whole, 1, patient);
  for (const unit of said.length > 1 ? said : []) put(raw, twinned(told, [unit], unit.shares), unitPart, unit);
  for (const part of partsOf(told, said)) {
    const own = heard(told, [part], model.sharesOf(featuresOfUnits(told, [part], part.child, tookAll)));
    put(raw, twinned(told, [part], own), clausePart, part);
  }
  const candidates = [...raw]
    .filter(([path]) => !isOfOtherSex(path, told))
    .map(([path, value]) => ({ path, raw: value }))
    .sort((a, b) => b.raw - a.raw);
  return { candidates, units: judged, none, childShare, tookAll };
}

/** The sex that a message tells, but for units that tell of somebody of the family who stands beside. */
function sexOf(understood: Understood, said: readonly JudgedUnit[]): Sex | undefined {
  const told = new Set(said.map(({ whose }) => whose));
  const beside = understood.units.filter((unit) => !told.has(unit.whose) && namesFamily(understood, unit));
  if (beside.length === 0) return understood.sex;
  const isBeside = coveredBy(beside, understood.words.length);
  return readSex(understood.reading, (index) => isBeside[index] !== true);
}

/** The clauses of units that have several, of those that name a complaint: "back hurts, itchy leg, and i need the pill". */
function partsOf(understood: Understood, units: readonly JudgedUnit[]): readonly JudgedUnit[] {
  const parts: JudgedUnit[] = [];
  for (const unit of units) {
    const clauses = startingIn(understood.reading.clauses, unit);
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
  const span = longestSpan(reading, units);
  if (span !== undefined)
    for (const { short, long } of durationTwins) {
      if (span >= limitInDays(lasting[long])) divide(long, short);
      else divide(short, long);
    }
  if (sex === 'woman') divide('female-hair-loss', 'hair-loss');
  if (sex === 'man') divide('hair-loss', 'female-hair-loss');
  return result;
}
