import type { TreatmentName } from './treatments';

interface CategoryRow {
  readonly title: string;
  readonly urlPath: string;
  readonly treatments?: readonly TreatmentName[];
}

const rows = [
  {
    title: 'Urgent Care',
    urlPath: 'urgent-care',
    treatments: [
      'General Consult',
      'Allergies',
      'Headache',
      'Medication Refill',
      'Migraine - Headache',
      'Rash',
      'Shortness of Breath',
      'Sinus Infection',
      'Sore Throat',
      'Urinary Tract Infection',
      'Abdominal Pain',
      'Acute Cough',
      'Ankle Injury',
      'Ankle Pain',
      'Back Pain',
      'COVID-19',
      'Cold and Flu',
      'Earache',
      'Arthritis',
      'Asthma',
      'Gout',
      'Pinkeye',
    ],
  },
  {
    title: "Women's Health",
    urlPath: 'womens-health',
    treatments: [
      'General Consult',
      'Birth Control',
      'Genital Warts',
      'Overactive Bladder',
      'Urinary Tract Infection',
      'Yeast Infection',
      'Migraine - Headache',
      'Anti-Aging',
      'Female Hair Loss',
    ],
  },
  {
    title: "Men's Health",
    urlPath: 'mens-health',
    treatments: [
      'General Consult',
      'Erectile Dysfunction',
      'Genital Warts',
      'Hair Loss',
      'Urinary Tract Infection',
      'Anti-Aging',
      'Gout',
    ],
  },
  {
    title: 'Pediatric Health',
    urlPath: 'pediatric-health',
    treatments: [
      'General Consult - Pediatric',
      'Abdominal Pain - Pediatric',
      'Acute Cough - Pediatric',
      'Diarrhea - Pediatric',
      'Earache - Pediatric',
      'Rash - Pediatric',
      'Sore Throat - Pediatric',
      'Pinkeye - Pediatric',
    ],
  },
  {
    title: 'Allergies',
    urlPath: 'allergies',
    treatments: ['General Consult', 'Allergies'],
  },
  {
    title: 'Dermatology',
    urlPath: 'dermatology',
    treatments: ['General Consult', 'Acne', 'Rash', 'Eczema', 'Anti-Aging'],
  },
  {
    title: 'Optometry',
    urlPath: 'optometry',
    treatments: ['General Consult', 'Dry Eye', 'Pinkeye'],
  },
  {
    title: 'Medication Refill',
    urlPath: 'medication-refill',
  },
  {
    title: 'General Consult',
    urlPath: 'general-consult',
  },
  {
    title: 'Chronic Conditions',
    urlPath: 'chronic-conditions',
    treatments: ['General Consult', 'Chronic Lower Back Pain', 'Chronic Cough'],
  },
] as const satisfies readonly CategoryRow[];

export type ServiceCategoryTitle = (typeof rows)[number]['title'];
export type ServiceCategorySlug = (typeof rows)[number]['urlPath'];

/** A service category as the cards, menus and category pages show it. */
export interface ServiceCategory {
  readonly title: ServiceCategoryTitle;
  /** Address segment (specification 2.1). */
  readonly urlPath: ServiceCategorySlug;
  /** Names of its treatments; absent for Medication Refill and General Consult. */
  readonly treatments?: readonly TreatmentName[];
}

export const categories: readonly ServiceCategory[] = rows;

/** Path of a category's small picture. */
export function iconPathOf(slug: string): string {
  return `/images/categories/${slug}-icon.svg`;
}

/** Path of a category's large picture. */
export function imageOf(slug: string): string {
  return `/images/categories/${slug}.svg`;
}

export function findCategory(urlPath: string): ServiceCategory | undefined {
  return categories.find((category) => category.urlPath === urlPath);
}

export function categoryTitled(title: string): ServiceCategory | undefined {
  return categories.find((category) => category.title === title);
}
