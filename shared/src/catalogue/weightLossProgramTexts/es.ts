import type { CompleteTexts } from '../../edition/complete';
import { shownState } from '../stateNames/es';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const product = 'Semaglutida compuesta';
export const monthly: typeof english.monthly = (price) => `${price} al mes`;
export const priceIncludes = 'consultas médicas incluidas';
export const disclaimer =
  'La FDA no ha evaluado ni aprobado la semaglutida compuesta en cuanto a su seguridad, su calidad ni qué tan bien funciona.';
const labTests = 'Análisis de laboratorio';
export const points = [
  {
    title: 'El mismo ingrediente activo',
    text: 'El mismo ingrediente activo que los dos medicamentos de marca. Ahorre hasta un 70%.',
  },
  {
    title: 'Sin sorpresas',
    text: 'Sin cargos ocultos y sin compromisos a largo plazo.',
  },
  {
    title: 'Con vitamina B-12',
    text: 'Cada dosis se prepara con vitamina B-12.',
  },
  {
    title: labTests,
    text: 'Un laboratorio hace los análisis que necesita para seguir. No son parte del precio mensual.',
  },
] as const;
export const labElsewhere: typeof english.labElsewhere = (state) => ({
  title: labTests,
  text: `Nuestro laboratorio no atiende en ${shownState(state)}. Los análisis que necesita para seguir se los hace en un laboratorio cercano. No son parte del precio mensual.`,
});
export const riskFree = 'Empiece sin riesgo: si no hay receta, no se le cobra.';
export const journeyTitle = 'Su camino en 3 pasos';
export const journeyAlt =
  'Usted responde preguntas en línea, un profesional médico revisa sus respuestas y la medicina llega a su casa.';
