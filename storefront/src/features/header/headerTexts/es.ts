import { shownCategory } from '@front-door/shared/catalogue/names/es';
import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

// Short: a tablet's header has room for one row of links, and one of menus.
export const services = 'Servicios';
export const treatments = 'Tratamientos';
export const allServices = 'Todos los servicios';
export const refill = 'Resurtidos';
export const consult = 'Consulta general';
export const childConsult = 'Consulta para niños';
export const weightLoss = 'Pérdida de peso';
export const search = 'Buscar';
export const menu = 'Menú';
export const account = 'Mi cuenta';
const menus: Partial<Record<Parameters<typeof shownCategory>[0], string>> = {
  "Women's Health": 'Mujeres',
  "Men's Health": 'Hombres',
  'Pediatric Health': 'Niños',
};
export const menuOf: typeof english.menuOf = (title) => menus[title] ?? shownCategory(title);
export const allOf: typeof english.allOf = (category) => `Ver todo en ${category}`;
export const withPartner: typeof english.withPartner = (partner) => `con ${partner}`;
