import type { ReactNode } from 'react';

export const fromSymptomToCare = (strong: (words: string) => ReactNode) => (
  <>From Symptom to Care, {strong('FASTER')}</>
);
export const easierThanShopping = 'Easier than your shopping list';
export const shoppingList: readonly string[] = ['Tissues', 'Soup', 'Treatment'];
export const findTreatment = 'Find Treatment';
export const describeSymptoms = 'Describe your symptoms';
export const commonReasons = 'Common reasons';
/** What most visitors come for, in the words they use. */
export const reasons = {
  uti: 'UTI',
  soreThroat: 'Sore throat',
  sickChild: 'Sick child',
  refill: 'Refill',
  birthControl: 'Birth control',
  weightLoss: 'Weight loss',
};
