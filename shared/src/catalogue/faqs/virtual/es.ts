import type { CompleteTexts } from '../../../edition/complete';
import { notQualifiedRule } from '../../eligibilityTexts/es';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Qué es una consulta virtual?',
    description:
      'Usted llena una lista de preguntas sobre su salud, y agrega una foto si ayuda. Un profesional médico lee sus respuestas y le responde con un mensaje y un plan. No hay llamada, así que no tiene que estar libre a una hora fija.',
  },
  {
    title: '¿Cuánto cuesta una consulta virtual?',
    description: `Cuesta ${dollars(fees.virtual)}. Paga una sola vez, y ve el precio antes de empezar.`,
  },
  {
    title: '¿Puedo tener una consulta virtual en mi estado?',
    description:
      'Depende de las reglas de su estado. Elija su estado en la página de un tratamiento. Si se ofrece allí, verá el botón. Si no, verá por qué, y puede empezar una consulta en vivo en su lugar.',
  },
  {
    title: '¿Cuándo me responde el profesional médico?',
    description:
      'Puede empezar a cualquier hora, todos los días. Los profesionales están en línea de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana, y responden en ese horario. Una consulta dura unos 15 minutos en promedio.',
  },
  {
    title: '¿Y si una consulta virtual no es adecuada para mí?',
    description: `${notQualifiedRule} El sitio se lo dice mientras responde, y le indica otra forma de atenderse, como una consulta en vivo.`,
  },
  {
    title: '¿Una Consulta general puede ser virtual?',
    description:
      'No. Una Consulta general siempre es en vivo: el profesional médico necesita hablar con usted para saber qué le pasa. La de Falta de aire también es siempre en vivo. Elija un tratamiento con el nombre de su afección para ver si puede ser virtual.',
  },
] as const satisfies readonly Question[];
