import { findTreatmentByPath } from '@front-door/shared/catalogue/treatments';
import { visitChoice } from './visitChoice';

/** The treatment that the visitor has chosen on a category's page, by its path. */
export const { remember: rememberCondition, useChosen: useChosenCondition } = visitChoice(
  'condition',
  (stored) => findTreatmentByPath(stored ?? '')?.path,
);
