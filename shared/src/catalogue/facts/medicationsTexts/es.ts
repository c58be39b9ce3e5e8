import type { CompleteTexts } from '../../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const brandOnlyMedications = [
  'albuterol con budesonida en inhalador de rescate',
  'avanafil',
  'baloxavir',
  'beclometasona en inhalador',
  'budesonida en inhalador',
  'ungüento de crisaborol',
  'pastilla de drospirenona',
  'gotas de lifitegrast',
  'molnupiravir',
  'nirmatrelvir con ritonavir',
  'pastilla de norgestrel',
  'sinecatequinas',
  'pastilla de emergencia de ulipristal',
  'aerosol nasal de vareniclina',
  'vibegrón',
] as const;

export const brandOnlyMark = 'solo de marca, cuesta más';
