import { treatmentAt, treatments, type TreatmentPath } from './treatments';
import type { Treatment, TreatmentContent } from './catalogue.types';

interface Module {
  readonly content: TreatmentContent;
}

/** One loader per entry, so that a page fetches its own content and no other. */
const loaders = {
  headache: () => import('./content/headache/en'),
  'medication-refill': () => import('./content/medication-refill/en'),
  'migraine-headache': () => import('./content/migraine-headache/en'),
  rash: () => import('./content/rash/en'),
  'rash-pediatric': () => import('./content/rash-pediatric/en'),
  'shortness-of-breath': () => import('./content/shortness-of-breath/en'),
  'sinus-infection': () => import('./content/sinus-infection/en'),
  'sore-throat': () => import('./content/sore-throat/en'),
  'sore-throat-pediatric': () => import('./content/sore-throat-pediatric/en'),
  'urinary-tract-infection': () => import('./content/urinary-tract-infection/en'),
  'abdominal-pain': () => import('./content/abdominal-pain/en'),
  'acute-cough': () => import('./content/acute-cough/en'),
  'ankle-injury': () => import('./content/ankle-injury/en'),
  'ankle-pain': () => import('./content/ankle-pain/en'),
  'back-pain': () => import('./content/back-pain/en'),
  'covid-19': () => import('./content/covid-19/en'),
  'cold-and-flu': () => import('./content/cold-and-flu/en'),
  earache: () => import('./content/earache/en'),
  arthritis: () => import('./content/arthritis/en'),
  asthma: () => import('./content/asthma/en'),
  gout: () => import('./content/gout/en'),
  'birth-control': () => import('./content/birth-control/en'),
  'general-consult': () => import('./content/general-consult/en'),
  'general-consult-pediatric': () => import('./content/general-consult-pediatric/en'),
  'genital-warts': () => import('./content/genital-warts/en'),
  'overactive-bladder': () => import('./content/overactive-bladder/en'),
  'yeast-infection': () => import('./content/yeast-infection/en'),
  'erectile-dysfunction': () => import('./content/erectile-dysfunction/en'),
  'hair-loss': () => import('./content/hair-loss/en'),
  'female-hair-loss': () => import('./content/female-hair-loss/en'),
  'abdominal-pain-pediatric': () => import('./content/abdominal-pain-pediatric/en'),
  'acute-cough-pediatric': () => import('./content/acute-cough-pediatric/en'),
  'diarrhea-pediatric': () => import('./content/diarrhea-pediatric/en'),
  'earache-pediatric': () => import('./content/earache-pediatric/en'),
  acne: () => import('./content/acne/en'),
  'dry-eye': () => import('./content/dry-eye/en'),
  pinkeye: () => import('./content/pinkeye/en'),
  'pinkeye-pediatric': () => import('./content/pinkeye-pediatric/en'),
  'chronic-lower-back-pain': () => import('./content/chronic-lower-back-pain/en'),
  'chronic-cough': () => import('./content/chronic-cough/en'),
  allergies: () => import('./content/allergies/en'),
  eczema: () => import('./content/eczema/en'),
  'acute-sinusitis': () => import('./content/acute-sinusitis/en'),
  'anti-aging': () => import('./content/anti-aging/en'),
  'weight-loss': () => import('./content/weight-loss/en'),
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
