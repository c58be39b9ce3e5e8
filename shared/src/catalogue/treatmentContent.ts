import { treatmentAt, treatments, type TreatmentPath } from './treatments';
import type { Treatment, TreatmentContent } from './catalogue.types';

interface Module {
  readonly content: TreatmentContent;
}

/** One loader per entry, so that a page fetches its own content and no other. */
const loaders = {
  headache: () => import('./content/headache'),
  'medication-refill': () => import('./content/medication-refill'),
  'migraine-headache': () => import('./content/migraine-headache'),
  rash: () => import('./content/rash'),
  'rash-pediatric': () => import('./content/rash-pediatric'),
  'shortness-of-breath': () => import('./content/shortness-of-breath'),
  'sinus-infection': () => import('./content/sinus-infection'),
  'sore-throat': () => import('./content/sore-throat'),
  'sore-throat-pediatric': () => import('./content/sore-throat-pediatric'),
  'urinary-tract-infection': () => import('./content/urinary-tract-infection'),
  'abdominal-pain': () => import('./content/abdominal-pain'),
  'acute-cough': () => import('./content/acute-cough'),
  'ankle-injury': () => import('./content/ankle-injury'),
  'ankle-pain': () => import('./content/ankle-pain'),
  'back-pain': () => import('./content/back-pain'),
  'covid-19': () => import('./content/covid-19'),
  'cold-and-flu': () => import('./content/cold-and-flu'),
  earache: () => import('./content/earache'),
  arthritis: () => import('./content/arthritis'),
  asthma: () => import('./content/asthma'),
  gout: () => import('./content/gout'),
  'birth-control': () => import('./content/birth-control'),
  'general-consult': () => import('./content/general-consult'),
  'general-consult-pediatric': () => import('./content/general-consult-pediatric'),
  'genital-warts': () => import('./content/genital-warts'),
  'overactive-bladder': () => import('./content/overactive-bladder'),
  'yeast-infection': () => import('./content/yeast-infection'),
  'erectile-dysfunction': () => import('./content/erectile-dysfunction'),
  'hair-loss': () => import('./content/hair-loss'),
  'female-hair-loss': () => import('./content/female-hair-loss'),
  'abdominal-pain-pediatric': () => import('./content/abdominal-pain-pediatric'),
  'acute-cough-pediatric': () => import('./content/acute-cough-pediatric'),
  'diarrhea-pediatric': () => import('./content/diarrhea-pediatric'),
  'earache-pediatric': () => import('./content/earache-pediatric'),
  acne: () => import('./content/acne'),
  'dry-eye': () => import('./content/dry-eye'),
  pinkeye: () => import('./content/pinkeye'),
  'pinkeye-pediatric': () => import('./content/pinkeye-pediatric'),
  'chronic-lower-back-pain': () => import('./content/chronic-lower-back-pain'),
  'chronic-cough': () => import('./content/chronic-cough'),
  allergies: () => import('./content/allergies'),
  eczema: () => import('./content/eczema'),
  'acute-sinusitis': () => import('./content/acute-sinusitis'),
  'anti-aging': () => import('./content/anti-aging'),
  'weight-loss': () => import('./content/weight-loss'),
} as const satisfies Record<TreatmentPath, () => Promise<Module>>;

/**
 * Loads one whole catalogue entry. Rejects only when its chunk can't be fetched.
 *
 * @param fetchModule runs the dynamic import; an application passes its own way of trying again.
 */
export async function loadTreatment(
  path: TreatmentPath,
  fetchModule: (load: () => Promise<Module>) => Promise<Module> = (load) => load(),
): Promise<Treatment> {
  const { content } = await fetchModule(loaders[path]);
  return { ...treatmentAt(path), ...content };
}

/** Loads the whole catalogue: for the search, for tests, never for a page. */
export async function loadCatalogue(): Promise<readonly Treatment[]> {
  return Promise.all(treatments.map((entry) => loadTreatment(entry.path)));
}
