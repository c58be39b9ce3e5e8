import { alphabetically } from '../alphabetical';
import type { TreatmentSummary } from './catalogue.types';
import { shownName } from './names/en';
import { slugOf } from './slug';

/** A row as written; the assignment to `treatments` below checks the category titles. */
type TreatmentRow = Record<Exclude<keyof TreatmentSummary, 'sex'>, string> & Partial<Pick<TreatmentSummary, 'sex'>>;

/**
 * Every catalogue entry, in the provider's order. The content of a page lives in `content/<path>.ts`
 * and is loaded through `treatmentContent`.
 */
const rows = [
  {
    id: '1',
    name: 'Headache',
    path: 'headache',
    genieMdName: 'Headache',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $12',
  },
  {
    id: '2',
    name: 'Medication Refill',
    path: 'medication-refill',
    genieMdName: 'Medication Refill',
    primaryCategory: '',
    priceRange: 'Varies',
  },
  {
    id: '3',
    name: 'Migraine - Headache',
    path: 'migraine-headache',
    genieMdName: 'Migraine Headache',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $18',
  },
  {
    id: '4',
    name: 'Rash',
    path: 'rash',
    genieMdName: 'Rash',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $15',
  },
  {
    id: '5',
    name: 'Rash - Pediatric',
    path: 'rash-pediatric',
    genieMdName: 'Rash - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$6 to $14',
  },
  {
    id: '6',
    name: 'Shortness of Breath',
    path: 'shortness-of-breath',
    genieMdName: 'Shortness of Breath',
    primaryCategory: 'Urgent Care',
    priceRange: 'Varies',
  },
  {
    id: '7',
    name: 'Sinus Infection',
    path: 'sinus-infection',
    genieMdName: 'Sinus Infection',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $14',
  },
  {
    id: '8',
    name: 'Sore Throat',
    path: 'sore-throat',
    genieMdName: 'Sore Throat',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $12',
  },
  {
    id: '9',
    name: 'Sore Throat - Pediatric',
    path: 'sore-throat-pediatric',
    genieMdName: 'Sore Throat - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$7 to $14',
  },
  {
    id: '10',
    name: 'Urinary Tract Infection',
    path: 'urinary-tract-infection',
    genieMdName: 'Urinary Tract Infection',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $16',
  },
  {
    id: '11',
    name: 'Abdominal Pain',
    path: 'abdominal-pain',
    genieMdName: 'Abdominal Pain',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $14',
  },
  {
    id: '12',
    name: 'Acute Cough',
    path: 'acute-cough',
    genieMdName: 'Acute Cough',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $12',
  },
  {
    id: '13',
    name: 'Ankle Injury',
    path: 'ankle-injury',
    genieMdName: 'Ankle Injury',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $10',
  },
  {
    id: '14',
    name: 'Ankle Pain',
    path: 'ankle-pain',
    genieMdName: 'Ankle Pain',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $10',
  },
  {
    id: '15',
    name: 'Back Pain',
    path: 'back-pain',
    genieMdName: 'Back Pain',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $12',
  },
  {
    id: '16',
    name: 'COVID-19',
    path: 'covid-19',
    genieMdName: 'COVID-19',
    primaryCategory: 'Urgent Care',
    priceRange: 'Varies',
  },
  {
    id: '17',
    name: 'Cold and Flu',
    path: 'cold-and-flu',
    genieMdName: 'Cold and Flu',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $20',
  },
  {
    id: '18',
    name: 'Earache',
    path: 'earache',
    genieMdName: 'Earache',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $18',
  },
  {
    id: '19',
    name: 'Arthritis',
    path: 'arthritis',
    genieMdName: 'Arthritis',
    primaryCategory: 'Urgent Care',
    priceRange: '$6 to $15',
  },
  {
    id: '20',
    name: 'Asthma',
    path: 'asthma',
    genieMdName: 'Asthma',
    primaryCategory: 'Urgent Care',
    priceRange: '$10 to $25',
  },
  {
    id: '21',
    name: 'Gout',
    path: 'gout',
    genieMdName: 'Gout',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $18',
  },
  {
    id: '22',
    name: 'Birth Control',
    path: 'birth-control',
    genieMdName: 'Birth Control',
    primaryCategory: "Women's Health",
    priceRange: '$8 to $20',
    sex: 'female',
  },
  {
    id: '23',
    name: 'General Consult',
    path: 'general-consult',
    genieMdName: 'General Consult',
    primaryCategory: '',
    priceRange: '',
  },
  {
    id: '24',
    name: 'General Consult - Pediatric',
    path: 'general-consult-pediatric',
    genieMdName: 'General Consult - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '',
  },
  {
    id: '25',
    name: 'Genital Warts',
    path: 'genital-warts',
    genieMdName: 'Genital Warts',
    primaryCategory: "Women's Health",
    priceRange: '$10 to $25',
  },
  {
    id: '26',
    name: 'Overactive Bladder',
    path: 'overactive-bladder',
    genieMdName: 'Overactive Bladder',
    primaryCategory: "Women's Health",
    priceRange: '$9 to $20',
  },
  {
    id: '27',
    name: 'Yeast Infection',
    path: 'yeast-infection',
    genieMdName: 'Yeast Infection',
    primaryCategory: "Women's Health",
    priceRange: '$6 to $9',
    sex: 'female',
  },
  {
    id: '28',
    name: 'Erectile Dysfunction',
    path: 'erectile-dysfunction',
    genieMdName: 'Erectile Dysfunction',
    primaryCategory: "Men's Health",
    priceRange: '$1 to $3 per tablet',
    sex: 'male',
  },
  {
    id: '29',
    name: 'Hair Loss',
    path: 'hair-loss',
    genieMdName: 'Hair Loss',
    primaryCategory: "Men's Health",
    priceRange: '$8 to $18',
    sex: 'male',
  },
  {
    id: '30',
    name: 'Female Hair Loss',
    path: 'female-hair-loss',
    genieMdName: 'Female Hair Loss',
    primaryCategory: "Women's Health",
    priceRange: '$8 to $20',
    sex: 'female',
  },
  {
    id: '31',
    name: 'Abdominal Pain - Pediatric',
    path: 'abdominal-pain-pediatric',
    genieMdName: 'Abdominal Pain - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$6 to $10',
  },
  {
    id: '31',
    name: 'Acute Cough - Pediatric',
    path: 'acute-cough-pediatric',
    genieMdName: 'Acute Cough - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$6 to $10',
  },
  {
    id: '32',
    name: 'Diarrhea - Pediatric',
    path: 'diarrhea-pediatric',
    genieMdName: 'Diarrhea - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$6 to $9',
  },
  {
    id: '33',
    name: 'Earache - Pediatric',
    path: 'earache-pediatric',
    genieMdName: 'Earache - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$7 to $14',
  },
  {
    id: '34',
    name: 'Acne',
    path: 'acne',
    genieMdName: 'Acne',
    primaryCategory: 'Dermatology',
    priceRange: '$10 to $25',
  },
  {
    id: '35',
    name: 'Dry Eye',
    path: 'dry-eye',
    genieMdName: 'Dry Eye',
    primaryCategory: 'Optometry',
    priceRange: '$8 to $22',
  },
  {
    id: '36',
    name: 'Pinkeye',
    path: 'pinkeye',
    genieMdName: 'Pink Eye',
    primaryCategory: 'Optometry',
    priceRange: '$8 to $15',
  },
  {
    id: '37',
    name: 'Pinkeye - Pediatric',
    path: 'pinkeye-pediatric',
    genieMdName: 'Pink Eye - Pediatric',
    primaryCategory: 'Pediatric Health',
    priceRange: '$8 to $15',
  },
  {
    id: '38',
    name: 'Chronic Lower Back Pain',
    path: 'chronic-lower-back-pain',
    genieMdName: 'Chronic Lower Back Pain',
    primaryCategory: 'Chronic Conditions',
    priceRange: '$6 to $14',
  },
  {
    id: '39',
    name: 'Chronic Cough',
    path: 'chronic-cough',
    genieMdName: 'Chronic Cough',
    primaryCategory: 'Chronic Conditions',
    priceRange: '$8 to $18',
  },
  {
    id: '40',
    name: 'Allergies',
    path: 'allergies',
    genieMdName: 'Allergies',
    primaryCategory: 'Allergies',
    priceRange: '$6 to $14',
  },
  {
    id: '41',
    name: 'Eczema',
    path: 'eczema',
    genieMdName: 'Eczema',
    primaryCategory: 'Dermatology',
    priceRange: '$6 to $18',
  },
  {
    id: '42',
    name: 'Acute Sinusitis',
    path: 'acute-sinusitis',
    genieMdName: 'Acute Sinusitis',
    primaryCategory: 'Urgent Care',
    priceRange: '$8 to $14',
  },
  {
    id: '43',
    name: 'Anti-Aging',
    path: 'anti-aging',
    genieMdName: 'Anti-Aging',
    primaryCategory: 'Dermatology',
    priceRange: '$5 to $40',
  },
  {
    id: '43',
    name: 'Weight Loss',
    path: 'weight-loss',
    genieMdName: 'Weight Loss',
    primaryCategory: '',
    priceRange: '$510 to $530',
  },
] as const satisfies readonly TreatmentRow[];

/** The key of a catalogue entry and the last segment of its address. */
export type TreatmentPath = (typeof rows)[number]['path'];
export type TreatmentName = (typeof rows)[number]['name'];

export const treatments: readonly TreatmentSummary[] = rows;

const byPath = new Map<string, TreatmentSummary>(treatments.map((entry) => [entry.path, entry]));
const byName = new Map<string, TreatmentSummary>(
  treatments.flatMap((entry) => [
    [entry.name.toLowerCase(), entry],
    [entry.genieMdName.toLowerCase(), entry],
  ]),
);

/** Finds an entry by its address segment in any case; `undefined` when there is none. */
export function findTreatmentByPath(segment: string): TreatmentSummary | undefined {
  return byPath.get(slugOf(segment));
}

/** Finds an entry by its name or by the provider's protocol name, in any case. */
export function findTreatmentByName(name: string): TreatmentSummary | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** The entry of a path that is known to exist. */
export function treatmentAt(path: TreatmentPath): TreatmentSummary {
  const entry = byPath.get(path);
  if (entry === undefined) throw new Error(`no treatment has the path ${path}`);
  return entry;
}

export function isPediatric(treatment: Pick<TreatmentSummary, 'genieMdName'>): boolean {
  return treatment.genieMdName.includes('Pediatric');
}

/**
 * The order of every treatment list: names containing "General Consult" first, then alphabetical (specification 2.2),
 * as they are shown.
 */
export function sortForDisplay<Item extends Pick<TreatmentSummary, 'name' | 'path'>>(items: readonly Item[]): Item[] {
  const rank = (item: Item) => (item.name.includes('General Consult') ? 0 : 1);
  return [...items].sort((a, b) => rank(a) - rank(b) || alphabetically(shownName(a), shownName(b)));
}
