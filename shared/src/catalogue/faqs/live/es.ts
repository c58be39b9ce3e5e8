import type { CompleteTexts } from '../../../edition/complete';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Qué es una consulta en vivo?',
    description:
      'Un profesional médico le llama por teléfono o video y habla con usted de cómo se siente y qué le puede ayudar.',
  },
  {
    title: '¿Cuánto cuesta una consulta en vivo?',
    description: `Cuesta ${dollars(fees.live)}. Paga una sola vez, y ve el precio antes de empezar.`,
  },
  {
    title: '¿Cuándo me llama el profesional médico?',
    description:
      'Puede pedir una llamada a cualquier hora, todos los días. Los profesionales llaman entre las 9\u00A0a.\u00A0m. y las 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana. Tenga el teléfono cerca y con sonido. La llamada puede venir de un número que no conoce.',
  },
  {
    title: '¿Cuánto dura la llamada?',
    description: 'Una consulta dura unos 15 minutos en promedio. La suya puede durar menos o más.',
  },
  {
    title: '¿Qué debo tener listo para la llamada?',
    description:
      'Una lista de sus medicinas y alergias, el nombre de su farmacia y lo que la página del tratamiento pide en "Lo que necesita". Si le falta algo, empiece con lo que tenga. Busque un lugar tranquilo con buena señal.',
  },
  {
    title: '¿Puedo tener una consulta en vivo en mi estado?',
    description:
      'Las consultas en vivo se ofrecen en los 50 estados y el Distrito de Columbia, con profesionales que tienen licencia en su estado.',
  },
] as const satisfies readonly Question[];
