import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const breadcrumb = 'Ruta de navegación';
export const allTreatments = 'Tratamientos';
