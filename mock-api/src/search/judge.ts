import type { Quantity } from '@front-door/shared/reading/quantities';
import { complaints } from './complaints';
import type { Model } from './model';
import { isStrong, onlyDenies, scopeOf, type ScopeReason } from './scope';
import { childFeatures, featuresOfUnits, type Understood } from './understand';
import { liveWords, type Unit } from './units';

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

/** Where the shares of complaints tell how likely it is none. */
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

const smallChild =
  /^(?:newborns?|infants?|toddlers?|preschoolers?|kindergart[en]+ers?|preemies?|nacid[oa]|bebecit[oa])$/;

/** Where every part tells of a child, and one names a complaint, this share is enough: "grandson has welts". */
const leastIfTold = 0.3;

/** Whether a number is the age of somebody under 18. */
export function isChildsAge(quantity: Quantity): quantity is Extract<Quantity, { kind: 'age' }> {
  return quantity.kind === 'age' && quantity.days < 18 * 365;
}

/** Judges each unit by itself, and decides which take part: the writer's and the child's, else another person's. */
export function judge(
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
    return { ...unit, child, shares, live: false, outOfScope };
  });
  // What tells only of the past tells nothing that could be judged.
  const tells = alone.filter((unit) => liveWords(understood.reading, understood.words, unit, all).length > 0);
  const complaintsOf = (others: boolean, most: number, denials: boolean) =>
    tells.filter(
      (unit) =>
        (unit.whose === 'other') === others &&
        unit.outOfScope === undefined &&
        (unit.shares[noneColumn] ?? 1) < most &&
        (denials || !onlyDenies(understood, unit)),
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
  // Where the clauses do not tell a child from a grown person, all of them together do.
  // A child's age, or the word for somebody who can only be a small child, settles it.
  const tellsAge =
    understood.reading.quantities.some(isChildsAge) || understood.words.some(({ text }) => smallChild.test(text));
  const settled = chosen.length > 0 && chosen.every(({ child }) => child) && tellsAge;
  const onlyChild = chosen.some((unit) => isStrong(understood, unit)) && chosen.every(({ child }) => child);
  const isChild = ({ child }: JudgedUnit) =>
    settled ||
    (bothTold && childShare > 0.1 && childShare < 0.9 ? child : childShare > (onlyChild ? leastIfTold : 0.5));
  const judged: JudgedUnit[] = [];
  for (const unit of alone) judged.push({ ...unit, live: chosen.includes(unit), child: isChild(unit) });
  return { judged, childShare };
}
