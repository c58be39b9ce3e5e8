import * as texts from './categoriesTexts/en';
import type { TreatmentName } from './treatments';

interface CategoryRow {
  readonly title: string;
  readonly urlPath: string;
  readonly description: string;
  readonly iconPath: string;
  readonly image: string;
  readonly treatments?: readonly TreatmentName[];
}

const rows = [
  {
    title: 'Urgent Care',
    urlPath: 'urgent-care',
    description: texts.urgentCare,
    iconPath: '/images/categories/urgent-care-icon.svg',
    image: '/images/categories/urgent-care.svg',
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
    description: texts.womensHealth,
    iconPath: '/images/categories/womens-health-icon.svg',
    image: '/images/categories/womens-health.svg',
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
    description: texts.mensHealth,
    iconPath: '/images/categories/mens-health-icon.svg',
    image: '/images/categories/mens-health.svg',
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
    description: texts.pediatricHealth,
    iconPath: '/images/categories/pediatric-health-icon.svg',
    image: '/images/categories/pediatric-health.svg',
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
    description: texts.allergies,
    iconPath: '/images/categories/allergies-icon.svg',
    image: '/images/categories/allergies.svg',
    treatments: ['General Consult', 'Allergies'],
  },
  {
    title: 'Dermatology',
    urlPath: 'dermatology',
    description: texts.dermatology,
    iconPath: '/images/categories/dermatology-icon.svg',
    image: '/images/categories/dermatology.svg',
    treatments: ['General Consult', 'Acne', 'Rash', 'Eczema', 'Anti-Aging'],
  },
  {
    title: 'Optometry',
    urlPath: 'optometry',
    description: texts.optometry,
    iconPath: '/images/categories/optometry-icon.svg',
    image: '/images/categories/optometry.svg',
    treatments: ['General Consult', 'Dry Eye', 'Pinkeye'],
  },
  {
    title: 'Medication Refill',
    urlPath: 'medication-refill',
    description: texts.medicationRefill,
    iconPath: '/images/categories/medication-refill-icon.svg',
    image: '/images/categories/medication-refill.svg',
  },
  {
    title: 'General Consult',
    urlPath: 'general-consult',
    description: texts.generalConsult,
    iconPath: '/images/categories/general-consult-icon.svg',
    image: '/images/categories/general-consult.svg',
  },
  {
    title: 'Chronic Conditions',
    urlPath: 'chronic-conditions',
    description: texts.chronicConditions,
    iconPath: '/images/categories/chronic-conditions-icon.svg',
    image: '/images/categories/chronic-conditions.svg',
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
  readonly description: string;
  readonly iconPath: string;
  /** Path of the category's picture. */
  readonly image: string;
  /** Names of its treatments; absent for Medication Refill and General Consult. */
  readonly treatments?: readonly TreatmentName[];
}

export const categories: readonly ServiceCategory[] = rows;

export function findCategory(urlPath: string): ServiceCategory | undefined {
  return categories.find((category) => category.urlPath === urlPath);
}

export function categoryTitled(title: string): ServiceCategory | undefined {
  return categories.find((category) => category.title === title);
}
