import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { adultEntry, childEntry, complaints, teenAge, type Complaint } from './complaints';
import type { Model } from './model';
import type { ScopeReason } from './scope';
import { scopeOf } from './scope';
import { childFeatures, featuresOfUnits, longestSpan, type Understood } from './understand';
import type { Unit } from './units';

/** A unit as the model judges it. */
export interface JudgedUnit extends Unit {
  /** Whether it is a child's complaint. */
  readonly child: boolean;
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
/** What one unit alone adds to an entry that the whole message is not about. */
const unitPart = 0.6;
/** The general consult answers everything a little, so an entry that names the complaint goes before it. */
const generalPart = 0.6;

/** Ranks the entries for a message that was read. */
export function rank(understood: Understood, model: Model): Ranking {
  const childShare = model.childShare(childFeatures(understood));
  const patients = understood.units.filter(({ whose }) => whose !== 'animal' && whose !== 'thing');
  let tookAll = false;
  let judged = judge(understood, patients, model, childShare, false);
  if (!judged.some(({ live }) => live)) {
    const again = judge(understood, patients, model, childShare, true);
    if (again.some(({ live }) => live)) {
      tookAll = true;
      judged = again;
    }
  }
  const live = judged.filter((unit) => unit.live);
  const said = live.length > 0 ? live : judged.filter(({ outOfScope }) => outOfScope === undefined);
  if (said.length === 0) return { candidates: [], units: judged, none: 1, childShare, tookAll };
  const isTeen = understood.reading.quantities.some(
    ({ kind, ...quantity }) =>
      kind === 'age' && 'days' in quantity && quantity.days >= teenAge * 365 && quantity.days < 18 * 365,
  );
  const raw = new Map<TreatmentPath, number>();
  const whole = shares(understood, said, model, tookAll);
  const none = whole[noneColumn] ?? 0;
  for (const child of [false, true]) if (said.some((unit) => unit.child === child)) put(raw, whole, 1, child, isTeen);
  if (said.length > 1)
    for (const unit of said) put(raw, twinned(understood, [unit], unit.shares), unitPart, unit.child, isTeen);
  const candidates = [...raw].map(([path, value]) => ({ path, raw: value })).sort((a, b) => b.raw - a.raw);
  return { candidates, units: judged, none, childShare, tookAll };
}

function shares(understood: Understood, units: readonly JudgedUnit[], model: Model, all: boolean): Float64Array {
  return twinned(
    understood,
    units,
    model.sharesOf(
      featuresOfUnits(
        understood,
        units,
        units.some(({ child }) => child),
        all,
      ),
    ),
  );
}

/** Judges each unit by itself, and decides which take part: the writer's and the child's, else another person's. */
function judge(
  understood: Understood,
  units: readonly Unit[],
  model: Model,
  childShare: number,
  all: boolean,
): readonly JudgedUnit[] {
  const alone = units.map((unit): JudgedUnit => {
    const child = unit.whose === 'child';
    return {
      ...unit,
      child,
      shares: model.sharesOf(featuresOfUnits(understood, [unit], child, all)),
      live: false,
      outOfScope: scopeOf(understood, unit),
    };
  });
  const isComplaint = ({ shares: own, outOfScope }: JudgedUnit) =>
    outOfScope === undefined && (own[noneColumn] ?? 1) < mostNone;
  const own = alone.filter((unit) => unit.whose !== 'other' && isComplaint(unit));
  const chosen = own.length > 0 ? own : alone.filter((unit) => unit.whose === 'other' && isComplaint(unit));
  const bothTold = chosen.some(({ child }) => child) && chosen.some(({ child }) => !child);
  // Where the clauses do not tell a child from a grown person, the whole message does.
  const judged: JudgedUnit[] = [];
  for (const unit of alone)
    judged.push({
      ...unit,
      live: chosen.includes(unit),
      child: bothTold && childShare > 0.1 && childShare < 0.9 ? unit.child : childShare > 0.5,
    });
  return judged;
}

function put(raw: Map<TreatmentPath, number>, from: Float64Array, part: number, child: boolean, isTeen: boolean): void {
  const sums = new Map<TreatmentPath, number>();
  for (const [column, complaint] of complaints.entries()) {
    if (complaint === 'none') continue;
    const path = child ? childEntry(complaint, isTeen) : adultEntry(complaint);
    const value = (from[column] ?? 0) * part * (complaint === 'general-consult' ? generalPart : 1);
    sums.set(path, (sums.get(path) ?? 0) + value);
  }
  for (const [path, value] of sums) raw.set(path, Math.max(raw.get(path) ?? 0, value));
}

interface Twins {
  readonly short: Complaint;
  readonly long: Complaint;
  /** From so many days on it is the long one (specification 9, condition definitions). */
  readonly days: number;
}

/** Entries that only the length of the complaint tells apart. */
const durationTwins: readonly Twins[] = [
  { short: 'acute-cough', long: 'chronic-cough', days: 56 },
  { short: 'back-pain', long: 'chronic-lower-back-pain', days: 84 },
  { short: 'acute-sinusitis', long: 'sinus-infection', days: 28 },
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
    for (const { short, long, days } of durationTwins) {
      if (span >= days) divide(long, short);
      else divide(short, long);
    }
  if (sex === 'woman') divide('female-hair-loss', 'hair-loss');
  if (sex === 'man') divide('hair-loss', 'female-hair-loss');
  return result;
}
