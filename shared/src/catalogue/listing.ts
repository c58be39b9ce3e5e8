import type { TreatmentSummary } from './catalogue.types';
import type { ServiceCategory } from './categories';
import { shownName } from './names/en';
import { findTreatmentByName, sortForDisplay } from './treatments';

/** A category's treatments in the order of every list (specification 2.2). */
export function treatmentsOf(category: Pick<ServiceCategory, 'treatments'>): readonly TreatmentSummary[] {
  const entries = (category.treatments ?? []).map((name) => findTreatmentByName(name));
  return sortForDisplay(
    entries.filter((entry) => entry !== undefined),
    shownName,
  );
}

/** The longest list that stays in one column. */
const longestColumn = 10;

/** A list in one column, or in two split at the ceiling of half when it is long (specification 2.2). */
export function inColumns<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= longestColumn) return [items];
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}
