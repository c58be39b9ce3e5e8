import type { MedicalSource } from '@front-door/shared/catalogue/catalogue.types';
import type { ReactNode } from 'react';

export const whatYouNeed = 'What You Need';
export const commonMedications = 'Common Medications';
export const providerDecides =
  'Your provider decides with you what is right, if anything. No controlled substances are prescribed.';
export const sources = 'Where this information comes from';
/** A page that the information rests on, marked where it is in another language. */
export const source = ({ publisher, title }: MedicalSource): ReactNode => `${publisher}: ${title}`;
