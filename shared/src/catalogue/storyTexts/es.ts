import type { CompleteTexts } from '../../edition/complete';
import { dollars, fees } from '../prices';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const ourStory = {
  title: 'Nuestra historia',
  lead: 'La atención debe empezar cuando usted la necesita, a un precio que conoce.',
  sections: [
    {
      heading: 'Por qué existimos',
      paragraphs: [
        'Casi todos conocemos esa sensación. Usted despierta con dolor de garganta, un sarpullido o la espalda adolorida. La próxima cita libre es en varios días, la sala de espera está llena y nadie le puede decir cuánto va a costar.',
        '{name} se creó para esa mañana. Usted nos dice qué le pasa, ve el precio y empieza. De ahí en adelante le atiende un profesional médico con licencia.',
      ],
    },
    {
      heading: 'Qué hacemos',
      paragraphs: [
        '{name} es una puerta de entrada. Le ayudamos a encontrar el tratamiento correcto y a empezar una consulta en línea con un profesional médico con licencia en su estado. Los profesionales son independientes y están certificados por la junta de su especialidad. Revisan su caso, le dicen qué creen que es y mandan una receta a su farmacia si la necesita.',
        `Lo hacemos sencillo: ${dollars(fees.virtual)} por una consulta virtual, ${dollars(fees.live)} por una en vivo. No hay trámites de seguro, ni suscripción, ni costos ocultos. No necesita cita, ni referido, ni aprobación previa.`,
      ],
    },
    {
      heading: 'En qué creemos',
      paragraphs: [
        'Palabras claras. Nadie debería necesitar un diccionario para leer sobre su propia salud.',
        'Precios claros. Usted ve cuánto cuesta una consulta, y qué incluye, antes de empezar.',
        'Respuestas claras. Si no podemos ayudarle en línea, se lo decimos y le indicamos dónde sí pueden. En una emergencia, eso es el 911.',
        'Su privacidad. Este sitio no guarda datos sobre su salud después de su visita, y lo que usted le cuenta al Recepcionista va solo a la búsqueda que le responde.',
      ],
    },
    {
      heading: 'Abierto todos los días',
      paragraphs: [
        'Puede empezar una consulta las 24 horas, los 7 días de la semana, desde cualquiera de los 50 estados y el Distrito de Columbia. Los profesionales están en línea los siete días de la semana, de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este.',
      ],
    },
  ],
} as const;

export const brandPromise = {
  title: 'Nuestra promesa',
  tagline: 'Del síntoma a la atención, sin la espera.',
  aboutUs: {
    heading: 'Quiénes somos',
    text: '{name} le pone en contacto con un profesional médico con licencia, en línea y a la hora que le conviene. Usted paga por su cuenta, así que no hay trámites de seguro ni cuentas sorpresa. Profesionales independientes, certificados por la junta de su especialidad, revisan su caso, le dan seguimiento y mandan una receta a su farmacia cuando es adecuada para usted.',
  },
  steps: [
    {
      title: 'Busque entre los síntomas comunes',
      text: 'Vea nuestros tratamientos, o cuéntele al Recepcionista en pocas palabras cómo se siente.',
    },
    {
      title: 'Complete las preguntas del tratamiento',
      text: 'Elija su estado y responda las preguntas de su tratamiento. Un profesional médico revisa sus respuestas, o le llama.',
    },
    {
      title: 'Su receta llega a la farmacia',
      text: 'Si una medicina es adecuada para usted, la receta va a la farmacia que elija.',
    },
  ],
} as const;
