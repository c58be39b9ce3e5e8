import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

// Short: five stand beside one another on a phone.
export const label = 'Accesos rápidos';
export const findCare = 'Atención';
export const consultation = 'Consulta';
export const savings = 'Ahorros';
export const refill = 'Resurtidos';
export const account = 'Cuenta';
