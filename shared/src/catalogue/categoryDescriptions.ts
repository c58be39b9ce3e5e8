import type { ServiceCategorySlug } from './categories';
import * as texts from './categoriesTexts/en';

/** What each category says of itself. Apart from `categories`, which every page has in its menus. */
export const categoryDescriptions: Readonly<Record<ServiceCategorySlug, string>> = {
  'urgent-care': texts.urgentCare,
  'womens-health': texts.womensHealth,
  'mens-health': texts.mensHealth,
  'pediatric-health': texts.pediatricHealth,
  allergies: texts.allergies,
  dermatology: texts.dermatology,
  optometry: texts.optometry,
  'medication-refill': texts.medicationRefill,
  'general-consult': texts.generalConsult,
  'chronic-conditions': texts.chronicConditions,
};
