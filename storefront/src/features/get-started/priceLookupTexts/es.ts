import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Medicamentos comunes y sus precios';
export const whose = 'Esta búsqueda es de otra empresa.';
export const openInNewTab = 'Ábrala en una pestaña nueva';
export const oneMoment = 'Un momento …';
export const didNotLoad = 'La búsqueda no se abrió aquí. Pruebe a abrirla en una pestaña nueva.';
export const frame = 'Búsqueda de precios';
