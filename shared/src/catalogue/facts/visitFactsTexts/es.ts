import type { CompleteTexts } from '../../../edition/complete';
import { shownState } from '../../stateNames/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const length = 'Unos 15 minutos';
export const onAverage = 'en promedio';
export const prescription = 'Receta';
export const toPharmacy = 'a su farmacia';
export const sinceItBegan = 'desde que empezó';
export const from: typeof english.from = (price) => `Desde ${price}`;
export const dependsOnState = 'depende de su estado';
export const either: typeof english.either = (prices) => prices.join(' o ');
export const forTheVisit = 'por la consulta';
export const inState: typeof english.inState = (state) => `en ${shownState(state)}`;
export const notOnline = 'No disponible';
export const callUs = 'Llámenos';
export const forHelp = 'y le ayudamos';

export const chooseVisit =
  'Usted elige una consulta. Se abre en una pestaña nueva, en el sitio del grupo médico que le atiende.';
export const live: typeof english.live = (how, hours) =>
  `En vivo: ${how} Los profesionales llaman de ${hours}, los siete días de la semana.`;
export const virtual: typeof english.virtual = (how) => `Virtual: ${how}`;
export const program: typeof english.program = (how) => `Programa: ${how}`;
export const pharmacy = 'Si una medicina es adecuada para usted, la receta va a su farmacia.';
