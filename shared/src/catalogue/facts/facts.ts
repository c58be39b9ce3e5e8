import { modesOf } from '../availability';
import { isPediatric, treatmentAt, type TreatmentPath } from '../treatments';
import type { AgeRange, Elsewhere, Facts, OwnFacts } from './facts.types';
import { lastingOf } from './lasting';
import { priceCoverage } from './priceCoverage';

/** Adults who may use the service (specification 1). */
export const adultAges: AgeRange = { fromMonths: 18 * 12, throughYears: 64 };

function adults(otherAge: Elsewhere, otherSex?: Elsewhere): OwnFacts {
  return { ages: adultAges, otherAge, ...(otherSex === undefined ? {} : { otherSex }) };
}

/** @param fromMonths below that a page's own text sends every child to be seen in person. */
function children(fromMonths: number, otherAge: Elsewhere): OwnFacts {
  return { ages: { fromMonths, throughYears: 17 }, otherAge };
}

/** Whom each entry is for, and where others go. Loaded by parts of pages that come later, never with a page's first scripts. */
const table = {
  headache: adults('general-consult-pediatric'),
  'medication-refill': adults('general-consult-pediatric'),
  'migraine-headache': adults('general-consult-pediatric'),
  rash: adults('rash-pediatric'),
  'rash-pediatric': children(3, 'rash'),
  'shortness-of-breath': adults('in-person'),
  'sinus-infection': adults('general-consult-pediatric'),
  'sore-throat': adults('sore-throat-pediatric'),
  'sore-throat-pediatric': children(36, 'sore-throat'),
  'urinary-tract-infection': adults('in-person'),
  'abdominal-pain': adults('abdominal-pain-pediatric'),
  'acute-cough': adults('acute-cough-pediatric'),
  'ankle-injury': adults('in-person'),
  'ankle-pain': adults('general-consult-pediatric'),
  'back-pain': adults('in-person'),
  'covid-19': adults('general-consult-pediatric'),
  'cold-and-flu': adults('general-consult-pediatric'),
  earache: adults('earache-pediatric'),
  arthritis: adults('in-person'),
  asthma: adults('general-consult-pediatric'),
  gout: adults('in-person'),
  'birth-control': adults('in-person', 'nowhere'),
  'general-consult': adults('general-consult-pediatric'),
  'general-consult-pediatric': children(0, 'general-consult'),
  'genital-warts': adults('in-person'),
  'overactive-bladder': adults('general-consult-pediatric'),
  'yeast-infection': adults('in-person', 'general-consult'),
  'erectile-dysfunction': adults('nowhere', 'general-consult'),
  'hair-loss': adults('general-consult-pediatric', 'female-hair-loss'),
  'female-hair-loss': adults('general-consult-pediatric', 'hair-loss'),
  'abdominal-pain-pediatric': children(0, 'abdominal-pain'),
  'acute-cough-pediatric': children(3, 'acute-cough'),
  'diarrhea-pediatric': children(6, 'general-consult'),
  'earache-pediatric': children(6, 'earache'),
  acne: adults('general-consult-pediatric'),
  'dry-eye': adults('general-consult-pediatric'),
  pinkeye: adults('pinkeye-pediatric'),
  'pinkeye-pediatric': children(1, 'pinkeye'),
  'chronic-lower-back-pain': adults('in-person'),
  'chronic-cough': adults('in-person'),
  allergies: adults('general-consult-pediatric'),
  eczema: adults('rash-pediatric'),
  'acute-sinusitis': adults('general-consult-pediatric'),
  'anti-aging': adults('nowhere'),
  'weight-loss': adults('nowhere'),
} as const satisfies Record<TreatmentPath, OwnFacts>;

/** Everything that is true of an entry. */
export function factsOf(path: TreatmentPath): Facts {
  const entry = treatmentAt(path);
  const patient = isPediatric(entry) ? 'child' : 'adult';
  return {
    ...table[path],
    sex: entry.sex ?? 'any',
    patient,
    actor: patient === 'child' ? 'parent-or-guardian' : 'patient',
    modes: modesOf(entry),
    lasting: lastingOf(path),
    priceCovers: priceCoverage(entry),
  };
}
