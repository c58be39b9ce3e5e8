import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'No encontramos esa página';
export const lead =
  'La dirección puede ser antigua o estar mal escrita. Busque un tratamiento, o hable con un profesional médico.';
