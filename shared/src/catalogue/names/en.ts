import type { TreatmentSummary } from '../catalogue.types';
import type { ServiceCategoryTitle } from '../categories';

/*
 * What things of the catalogue are called on the page. Their English names are also what code, analytics and the
 * provider's platform know them by (`name`, `title`), which stays the same in every language.
 */

/** What a treatment is called where it is shown. */
export function shownName(entry: Pick<TreatmentSummary, 'name' | 'path'>): string {
  return entry.name;
}

/** What a category is called where it is shown. */
export function shownCategory(title: ServiceCategoryTitle | 'Weight Loss' | 'Mental Wellness'): string {
  return title;
}
