import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const urgentCare =
  'Atención para lo que llega de pronto: tos, dolores, sarpullidos, infecciones y lesiones leves.';
export const womensHealth =
  'Atención privada para anticonceptivos, infecciones vaginales y de la vejiga, cabello, piel y más.';
export const mensHealth =
  'Atención discreta para problemas de erección o de la vejiga, la caída del cabello y otros temas del hombre.';
export const pediatricHealth =
  'Atención para niños, que inicia el padre, la madre o el tutor: oídos, barriga, tos, sarpullidos y ojos.';
export const allergies = 'Alivio para los estornudos, la picazón en los ojos, la nariz que gotea y la urticaria.';
export const dermatology =
  'Ayuda para el acné, los sarpullidos, el eccema y las señales de la edad, con fotos que toma en casa.';
export const optometry = 'Atención para los ojos rojos, secos, con picazón o con lagañas.';
export const medicationRefill =
  '¿Se le acaba la medicina? Pida a un profesional médico que renueve una receta que ya toma.';
export const generalConsult = '¿No sabe qué es, o no está en nuestra lista? Consúltelo con un profesional médico.';
export const chronicConditions = 'Atención continua para una tos o un dolor de espalda que lleva meses.';
