import type { CompleteTexts } from '../../edition/complete';
import type { TreatmentSummary } from '../catalogue.types';
import type { TreatmentPath } from '../treatments';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

type Category = Parameters<typeof english.shownCategory>[0];

/** The Spanish name of every entry. The English ones stand in `treatments.ts`, letter for letter as specified. */
const treatmentNames: Readonly<Record<TreatmentPath, string>> = {
  headache: 'Dolor de cabeza',
  'medication-refill': 'Resurtido de medicamentos',
  'migraine-headache': 'Migraña',
  rash: 'Sarpullido',
  'rash-pediatric': 'Sarpullido en niños',
  'shortness-of-breath': 'Falta de aire',
  'sinus-infection': 'Infección de los senos nasales',
  'sore-throat': 'Dolor de garganta',
  'sore-throat-pediatric': 'Dolor de garganta en niños',
  'urinary-tract-infection': 'Infección urinaria',
  'abdominal-pain': 'Dolor abdominal',
  'acute-cough': 'Tos reciente',
  'ankle-injury': 'Lesión de tobillo',
  'ankle-pain': 'Dolor de tobillo',
  'back-pain': 'Dolor de espalda',
  'covid-19': 'COVID-19',
  'cold-and-flu': 'Resfriado y gripe',
  earache: 'Dolor de oído',
  arthritis: 'Artritis',
  asthma: 'Asma',
  gout: 'Gota',
  'birth-control': 'Anticonceptivos',
  'general-consult': 'Consulta general',
  'general-consult-pediatric': 'Consulta general para niños',
  'genital-warts': 'Verrugas genitales',
  'overactive-bladder': 'Vejiga hiperactiva',
  'yeast-infection': 'Infección vaginal por hongos',
  'erectile-dysfunction': 'Disfunción eréctil',
  'hair-loss': 'Caída del cabello',
  'female-hair-loss': 'Caída del cabello en mujeres',
  'abdominal-pain-pediatric': 'Dolor abdominal en niños',
  'acute-cough-pediatric': 'Tos reciente en niños',
  'diarrhea-pediatric': 'Diarrea en niños',
  'earache-pediatric': 'Dolor de oído en niños',
  acne: 'Acné',
  'dry-eye': 'Ojo seco',
  pinkeye: 'Conjuntivitis',
  'pinkeye-pediatric': 'Conjuntivitis en niños',
  'chronic-lower-back-pain': 'Dolor lumbar crónico',
  'chronic-cough': 'Tos crónica',
  allergies: 'Alergias',
  eczema: 'Eccema',
  'acute-sinusitis': 'Sinusitis aguda',
  'anti-aging': 'Cuidado antiedad',
  'weight-loss': 'Pérdida de peso',
};

const categoryNames: Readonly<Record<Category, string>> = {
  'Urgent Care': 'Atención de urgencia',
  "Women's Health": 'Salud de la mujer',
  "Men's Health": 'Salud del hombre',
  'Pediatric Health': 'Salud infantil',
  Allergies: 'Alergias',
  Dermatology: 'Dermatología',
  Optometry: 'Salud de los ojos',
  'Medication Refill': 'Resurtido de medicamentos',
  'General Consult': 'Consulta general',
  'Chronic Conditions': 'Afecciones crónicas',
  'Weight Loss': 'Pérdida de peso',
  'Mental Wellness': 'Bienestar mental',
};

/** It takes the path alone: whoever has no entry asks it too. */
export const shownName = ({ path }: Pick<TreatmentSummary, 'path'>): string => treatmentNames[path];

/** The treatment of a path that anybody may have given, in any case; `undefined` where the catalogue has none. */
export function knownTreatment(path: string): TreatmentPath | undefined {
  const known = path.toLowerCase();
  return Object.hasOwn(treatmentNames, known) ? (known as TreatmentPath) : undefined;
}

export const shownCategory: typeof english.shownCategory = (title) => categoryNames[title];
