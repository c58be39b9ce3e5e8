import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const prices = 'Precios de medicamentos';
export const pricesName = 'Buscador de precios de medicamentos';
export const aboutPrices = 'El buscador de precios de la tarjeta de descuento es otro sitio. Se abre en otra pestaña.';
export const openPrices = 'Abrir el buscador de precios';
export const portal = 'Portal del paciente';
export const aboutPortal = 'El portal del paciente es otro sitio. Se abre en otra pestaña, donde usted entra.';
export const openPortal = 'Abrir el portal del paciente';
export const heldBack = 'Su navegador bloqueó la pestaña nueva.';
export const goHome = 'Ir a la página de inicio';
