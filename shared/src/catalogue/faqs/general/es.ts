import { reach988 } from '../../crisisLineTexts/es';
import type { CompleteTexts } from '../../../edition/complete';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Cómo funciona {name}?',
    description:
      'Elija un tratamiento y su estado, y luego responda preguntas sobre su salud. Un profesional médico con licencia revisa su caso y le da un diagnóstico y un plan de tratamiento. Si una medicina es adecuada para usted, la receta va a su farmacia. No necesita cita, ni referido, ni aprobación previa.',
  },
  {
    title: '¿Cuánto cuesta una consulta?',
    description: `Una consulta virtual cuesta ${dollars(fees.virtual)} y una consulta en vivo cuesta ${dollars(fees.live)}. Usted ve el precio antes de empezar. La medicina no es parte de ese pago: la paga en la farmacia.`,
  },
  {
    title: '¿Cuánto tarda, y cuándo puedo empezar?',
    description:
      'Una consulta dura unos 15 minutos en promedio. Puede empezar a cualquier hora, todos los días. Los profesionales están en línea los siete días de la semana, de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este. Si empieza fuera de ese horario, un profesional médico toma su caso cuando vuelva a estar en línea.',
  },
  {
    title: '¿Quién puede usar {name}?',
    description:
      'Adultos de 18 a 64 años que viven en los Estados Unidos. El padre, la madre o el tutor actúa por un niño. No puede usarlo si está inscrito en Medicare o Medicaid.',
  },
  {
    title: '¿Dónde está disponible {name}?',
    description:
      'En los 50 estados y el Distrito de Columbia. Las consultas virtuales dependen de las reglas de su estado. Elija su estado en la página de un tratamiento y verá de inmediato qué puede empezar allí.',
  },
  {
    title: '¿Puedo usar {name} en una emergencia?',
    description: `No. {name} no es para problemas graves que necesitan atención de inmediato. Si su vida puede estar en peligro, llame al 911 o vaya a la sala de emergencias más cercana. En una crisis de salud mental, ${reach988}.`,
  },
  {
    title: '¿Qué hace el Recepcionista?',
    description:
      'Cuéntele a este chat en pocas palabras qué le molesta, y le muestra tratamientos que pueden servirle. Son sugerencias y no un diagnóstico médico. Si ninguno le sirve, puede empezar una Consulta general.',
  },
] as const satisfies readonly Question[];
