import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

// Its labels stand there in English, too, for the pharmacy.
export const image = '/images/savings-card-es.svg';
export const title = 'Tarjeta de ahorro para recetas';
export const memberId = 'Número de miembro';
export const group = 'Grupo';
export const callToAction = '¡Muestre esta tarjeta de ahorro en su farmacia!';
export const printLabel = 'Imprimir la tarjeta';
export const benefits = [
  'Acceso sin costo',
  'Sirve en todas las farmacias participantes',
  'No vence nunca',
  'Úsela cuantas veces quiera',
] as const;
export const questions = [
  {
    title: '¿Qué es?',
    text: 'La tarjeta de ahorro no es un seguro y no cuesta nada. Muéstrela cuando recoja una receta, y la farmacia le hace el descuento.',
  },
  {
    title: '¿Cuánto puedo ahorrar?',
    text: 'Hasta un 80% en medicamentos genéricos y de marca en la mayoría de las grandes cadenas. El ahorro depende del medicamento y de la farmacia.',
  },
  {
    title: '¿Puedo usarla con mi seguro?',
    text: 'No se puede combinar con un seguro. Pero el precio puede ser mejor que el de su seguro. Pida al farmacéutico que revise los dos y pague el más bajo.',
  },
] as const;
export const whoHeading = '¿Quién puede usarla?';
export const who = [
  'Personas con seguro comercial',
  'Personas con Medicare o beneficios del gobierno',
  'Personas con poca cobertura de medicamentos',
  'Personas con planes de deducible alto',
  'Personas que pagan de su bolsillo',
] as const;
