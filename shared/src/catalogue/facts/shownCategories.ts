import type { Sex, TreatmentSummary } from '../catalogue.types';
import { categories, categoryTitled, type ServiceCategory, type ServiceCategoryTitle } from '../categories';
import { shownCategory } from '../names/en';
import * as texts from './placeTexts/en';

/** Categories whose titles name one sex. */
export const sexOfCategory: Partial<Record<ServiceCategoryTitle, Exclude<Sex, 'any'>>> = {
  "Women's Health": 'female',
  "Men's Health": 'male',
};

type Placed = Pick<TreatmentSummary, 'name' | 'path' | 'primaryCategory' | 'sex'>;

/**
 * The categories that a page may name as the entry's own. What anybody can have is not shown as one sex's: it is
 * named in the lists of both, or in none.
 */
export function shownCategories({ name, primaryCategory, sex }: Placed): readonly ServiceCategory[] {
  const primary = categoryTitled(primaryCategory);
  if (primary === undefined) return [];
  if (sex !== undefined || sexOfCategory[primary.title] === undefined) return [primary];
  const listing = categories.filter(
    ({ title, treatments }) => sexOfCategory[title] !== undefined && treatments?.some((own) => own === name),
  );
  return listing.length === Object.keys(sexOfCategory).length ? listing : [];
}

/** Where an entry belongs that is in no category. */
const standsAlone: Partial<Record<string, string>> = {
  'general-consult': texts.generalConsult,
  'medication-refill': texts.medicationRefill,
  'weight-loss': texts.weightLoss,
};

/** Where an entry belongs, in a few words for a list. */
export function placeText(entry: Placed): string {
  const titles = shownCategories(entry).map(({ title }) => shownCategory(title));
  return titles.length > 0 ? texts.both(titles) : (standsAlone[entry.path] ?? texts.everybody);
}
