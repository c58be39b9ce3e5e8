import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';
import { adultEntry, childEntry, complaints, teenAge } from './complaints';
import { heard, isChildsAge, judge, noneColumn, type JudgedUnit } from './judge';
import type { Model } from './model';
import { isStrong } from './scope';
import { isOfOtherSex } from './sex';
import { twinned } from './twins';
import { featuresOfUnits, type Understood } from './understand';

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
  const isTeen = understood.reading.quantities.some((one) => isChildsAge(one) && one.days >= teenAge * 365);
  const raw = new Map<TreatmentPath, number>();
  const whole = sharesOfAll(understood, said, model, tookAll);
  const none =
    live.length === 0 && judged.some(({ outOfScope }) => outOfScope === 'controlled') ? 1 : (whole[noneColumn] ?? 0);
  for (const child of [false, true]) if (said.some((unit) => unit.child === child)) put(raw, whole, 1, child, isTeen);
  for (const unit of said.length > 1 ? said : [])
    put(raw, twinned(understood, [unit], unit.shares), unitPart, unit.child, isTeen);
  for (const part of partsOf(understood, said)) {
    const own = heard(understood, [part], model.sharesOf(featuresOfUnits(understood, [part], part.child, tookAll)));
    put(raw, twinned(understood, [part], own), clausePart, part.child, isTeen);
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

function put(raw: Map<TreatmentPath, number>, from: Float64Array, part: number, child: boolean, isTeen: boolean): void {
  const sums = new Map<TreatmentPath, number>();
  for (const [column, complaint] of complaints.entries()) {
    if (complaint === 'none') continue;
    const path = child ? childEntry(complaint, isTeen) : adultEntry(complaint);
    const general = path === 'general-consult' || path === 'general-consult-pediatric';
    const value = (from[column] ?? 0) * part * (general ? generalPart : 1);
    sums.set(path, (sums.get(path) ?? 0) + value);
  }
  for (const [path, value] of sums) raw.set(path, Math.max(raw.get(path) ?? 0, value));
}
