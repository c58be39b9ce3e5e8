import { isMinor, type AgeSpan } from './ages';
import { childTold, tellsOfWriter, type ChildTold } from './children';
import { complaints, type Patient } from './complaints';
import type { Model } from './model';
import {
  isStrong,
  onlyAsks,
  onlyDenies,
  onlyRecalls,
  scopeOf,
  tellsOfStanding,
  toldIn,
  type ScopeReason,
} from './scope';
import { isTakenBack } from './takenBack';
import { childFeatures, featuresOfUnits, type Understood } from './understand';
import type { Unit } from './units';
import { isWordless, namesFamily, tellsOnlyWho } from './words';

/** A unit as the model judges it. */
export interface JudgedUnit extends Unit, Patient {
  /** How likely each complaint is, in the order of `complaints`. */
  readonly shares: Float64Array;
  /** Whether it takes part in the answer. */
  readonly live: boolean;
  /** Why it does not, where the words alone decide. */
  readonly outOfScope: ScopeReason | undefined;
}

export const noneColumn = complaints.indexOf('none');
/** A unit less likely than this to be small talk is a complaint. */
const mostNone = 0.5;
/** Where the writer's words hold nothing clearer, this much is enough, before anybody else's are looked at. */
const mostNoneAlone = 0.75;

/** How likely a unit that names a complaint can be small talk at most, unless the model is all but sure. */
const mostNoneIfStrong = 0.3;
const sureOfNone = 0.9;

/** Gives a complaint told by name its hearing: talk around it does not make it small talk. */
export function heard(understood: Understood, units: readonly Unit[], shares: Float64Array): Float64Array {
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

/** Beside another's complaint, words without a concept are one only where the model is as sure as this. */
const leastNoneOfWordless = 0.25;

/** A child whom the words tell of is the patient, unless all that was learned speaks against it. */
const leastIfTold = 0.02;
/** So is a grown person. */
const leastIfGrown = 0.95;

interface ReadUnit extends JudgedUnit {
  readonly childTold: ChildTold | undefined;
}

/** Judges a unit by itself. */
function judgeAlone(understood: Understood, unit: Unit, model: Model, all: boolean): ReadUnit {
  const told = childTold(understood, unit);
  const child = unit.whose === 'child' ? told !== 'beside' : told === 'patient';
  const ages = agesOf(understood, unit).filter((age) => told !== 'beside' || !isMinor(age));
  const shares = heard(understood, [unit], model.sharesOf(featuresOfUnits(understood, [unit], child, all)));
  const scope = scopeOf(understood, unit);
  // "upper teeth and cheeks ache", "my crown is thinning": the model knows these for what they are.
  const inScope = scope === undefined || (scope === 'teeth' && (shares[noneColumn] ?? 0) < leastNoneOfTeeth);
  const noneOf = (rest: Understood) => model.sharesOf(featuresOfUnits(rest, [unit], child))[noneColumn] ?? 0;
  const outOfScope = inScope ? (isTakenBack(understood, unit, noneOf) ? 'taken-back' : undefined) : scope;
  return { ...unit, child, ages, shares, live: false, outOfScope, childTold: told };
}

/** Knows a grown person by the name given before: "my mom takes metformin. She has a cough". */
function withNames(units: readonly ReadUnit[]): readonly ReadUnit[] {
  let isGrown = false;
  return units.map((unit) => {
    if (unit.whose !== 'other') return unit;
    if (unit.childTold !== undefined) isGrown = unit.childTold === 'grown';
    return isGrown ? { ...unit, childTold: 'grown' } : unit;
  });
}

/** Leaves out what only stands beside: "can you refill it today?" after a scheduled drug, "my son is 3" before "no fever". */
function withoutAsides(understood: Understood, units: readonly ReadUnit[]): readonly ReadUnit[] {
  const reasons = new Set(units.map(({ outOfScope }) => outOfScope));
  return units.map((unit) => {
    if (unit.outOfScope !== undefined) return unit;
    if (reasons.has('controlled') && onlyAsks(understood, unit)) return { ...unit, outOfScope: 'controlled' };
    return reasons.has('taken-back') && tellsOnlyWho(understood, unit) ? { ...unit, outOfScope: 'no-words' } : unit;
  });
}

const shareOfNone = ({ shares }: JudgedUnit) => shares[noneColumn] ?? 1;

/** Judges each unit by itself, and decides which take part: the writer's and the child's, else another person's. */
export function judge(
  understood: Understood,
  units: readonly Unit[],
  model: Model,
  all: boolean,
): { readonly judged: readonly JudgedUnit[]; readonly childShare: number } {
  const alone = withoutAsides(understood, withNames(units.map((unit) => judgeAlone(understood, unit, model, all))));
  const inScope = alone.filter(({ outOfScope }) => outOfScope === undefined);
  // Nobody writes for a neighbor.
  const isOfFamily = alone.some((unit) => unit.whose === 'other' && namesFamily(understood, unit));
  const complaining = inScope.filter(
    (unit) =>
      shareOfNone(unit) < mostNone &&
      toldIn(understood, unit) === 'complaint' &&
      (unit.whose !== 'other' || isOfFamily),
  );
  const complainers = new Set(complaining.map(({ whose }) => whose));
  // "my wife has a UTI. I am a nurse, allergic to sulfa"
  const isAside = (unit: ReadUnit) =>
    // "I take blood pressure meds and I have a cold"
    (complainers.has(unit.whose) && tellsOfStanding(understood, unit)) ||
    (complainers.size > (complainers.has(unit.whose) ? 1 : 0) &&
      toldIn(understood, unit) === 'fact' &&
      (shareOfNone(unit) > leastNoneOfWordless || !isWordless(understood, unit)));
  const strong = alone.filter((unit) => isStrong(understood, unit));
  const complaintsOf = (others: boolean, most: number, denials: boolean) =>
    inScope.filter(
      (unit) =>
        (unit.whose === 'other') === others &&
        shareOfNone(unit) < most &&
        !isAside(unit) &&
        (denials || !onlyDenies(understood, unit)) &&
        !(onlyRecalls(understood, unit) && strong.some((one) => one !== unit)),
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
  const onlyBeside = !alone.some(({ child }) => child) && alone.some((unit) => unit.childTold === 'beside');
  // An age that is told settles who is ill, but for a child's beside the writer: "it hurts when I lift my newborn".
  // Where none is, the words do if they tell a child from a grown person, else all of them together.
  const isChild = (unit: ReadUnit) => {
    const { child, ages } = unit;
    const isBeside = child && (bothTold || (childShare < 0.1 && tellsOfWriter(understood, unit)));
    if (ages.length > 0 && !isBeside) return ages.every(isMinor) || (ages.some(isMinor) && childShare > 0.5);
    if (onlyBeside) return false;
    if (bothTold) return childShare > 0.1 && childShare < 0.9 ? child : childShare > 0.5;
    return childShare > (unit.childTold === 'patient' ? leastIfTold : unit.childTold === 'grown' ? leastIfGrown : 0.5);
  };
  const judged: JudgedUnit[] = [];
  const live = new Set(chosen);
  for (const unit of alone) {
    const child = isChild(unit);
    // Ages of both kinds, of a mother and her child, say: those that speak against the patient are somebody else's.
    const ages = unit.ages.filter((age) => isMinor(age) === child);
    judged.push({ ...unit, live: live.has(unit), child, ages });
  }
  return { judged, childShare };
}
