import type { CompleteTexts } from '../../../edition/complete';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Me van a dar una receta?',
    description:
      'Solo si su profesional médico ve que una medicina es adecuada para usted. Nadie puede prometerlo antes de conocer su caso.',
  },
  {
    title: '¿Adónde se envía mi receta?',
    description: 'A la farmacia que elija. Usted la indica cuando responde las preguntas sobre su salud.',
  },
  {
    title: '¿Qué medicinas no se recetan?',
    description:
      'Los profesionales no recetan sustancias controladas ni narcóticos. Eso vale para todos los tratamientos y para los resurtidos.',
  },
  {
    title: '¿Puedo pedir un resurtido?',
    description:
      'Sí, de muchas medicinas que ya toma. En algunos estados no se puede pedir en línea. Los medicamentos controlados, como los opioides y Adderall, no se pueden resurtir. El médico que receta decide para cuánto tiempo es el resurtido.',
  },
  {
    title: '¿Cuánto va a costar mi medicina?',
    description:
      'La página de cada tratamiento muestra los precios más comunes. Lo que usted paga depende de su farmacia. Nuestra tarjeta de ahorro gratis puede bajar hasta un 80% el precio de medicamentos genéricos y de marca.',
  },
  {
    title: '¿Y si mi farmacia no tiene mi receta?',
    description:
      'Pida a la farmacia que busque otra vez con su nombre completo y su fecha de nacimiento. Si todavía no está y su caso tiene menos de 72 horas, llame a servicio al cliente al {customerCarePhone} o escriba a {customerCareEmail}.',
  },
] as const satisfies readonly Question[];
