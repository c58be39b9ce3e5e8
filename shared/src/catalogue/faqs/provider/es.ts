import type { CompleteTexts } from '../../../edition/complete';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Quiénes son los profesionales médicos?',
    description:
      'Son médicos con licencia y enfermeros registrados, como los enfermeros especializados (nurse practitioners). Todos están en los Estados Unidos y tienen licencia en su estado. Están certificados por la junta de su especialidad y son independientes, así que las decisiones médicas son solo de ellos.',
  },
  {
    title: '¿Cuándo están en línea los profesionales?',
    description:
      'Los siete días de la semana, de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este. Usted puede empezar una consulta a cualquier hora, todos los días.',
  },
  {
    title: '¿Es {name} quien me atiende?',
    description:
      'No. {name} le ayuda a encontrar atención y a empezarla. La consulta se hace en el sitio de un grupo médico independiente, y sus profesionales le atienden. {name} no da atención médica y no guarda datos sobre su salud.',
  },
  {
    title: '¿Puedo ver dónde tiene licencia un profesional?',
    description:
      'Sí. Empiece por la página Licencias de los profesionales médicos. Si no encuentra la licencia que busca, llame al {phone} o escriba a {email}.',
  },
  {
    title: '¿Cómo le hago una pregunta a mi profesional médico después de la consulta?',
    description:
      'Su caso sigue activo por 72 horas después de enviarlo, y los profesionales le dan seguimiento. Entre al portal del paciente y toque la campana para leer los mensajes de su profesional médico. También puede llamar al {customerCarePhone} o escribir a {customerCareEmail}.',
  },
  {
    title: '¿Y si me tienen que ver en persona?',
    description:
      'Algunos problemas necesitan un examen en persona o una prueba. Si es su caso, el profesional médico se lo dice y le indica adónde ir.',
  },
] as const satisfies readonly Question[];
