import type { TreatmentSummary } from '../../../shared/src/catalogue/catalogue.types';
import type { Paint, Part } from './shapes';

/** The picture of a condition: what is drawn on its category's ground, from back to front. */
export type Picture = readonly Part[];

/** The color of which a category's ground is a tint. */
export const grounds = {
  'Urgent Care': 'sky',
  "Women's Health": 'plum',
  "Men's Health": 'link',
  'Pediatric Health': 'yellow',
  Allergies: 'leaf',
  Dermatology: 'orange',
  Optometry: 'teal',
  'Medication Refill': 'sky',
  'General Consult': 'sky',
  'Chronic Conditions': 'deep',
  '': 'sky',
} as const satisfies Record<TreatmentSummary['primaryCategory'], Paint>;
