import type { VisitMode } from '@front-door/shared/catalogue/availability';
import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const modes: Readonly<Record<VisitMode, string>> = { virtual: 'virtual', live: 'en vivo', weightLoss: 'programa' };

export const howMuch = '¿Cuánto cuesta?';
export const whoCanUseIt = '¿Quién puede usarlo?';
export const notOffered: typeof english.notOffered = (name, state) =>
  `${name}: en ${state} no se ofrece en línea, así que no se cobra nada por este servicio.`;
export const together: typeof english.together = (totals) =>
  `Consulta y medicamento juntos: ${totals.map(({ mode, text }) => `${text} (${modes[mode]})`).join(', ')}.`;
export const whatItIncludes = 'Qué incluye';

export const howItWorks = 'Cómo funciona';
export const savingsCard = 'Tarjeta de ahorro';
export const priceLookup = 'Buscar medicamentos comunes y sus precios';
