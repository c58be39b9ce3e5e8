import type { CompleteTexts } from '../../../edition/complete';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Cómo me comunico con la ayuda para pacientes?',
    description:
      'Llame al {phone} o escriba a {email}. Por favor, no envíe datos sobre su salud por correo electrónico.',
  },
  {
    title: '¿A quién le pregunto por un caso que acabo de enviar?',
    description:
      'Un caso está activo por 72 horas después de enviarlo. En ese tiempo, llame a servicio al cliente al {customerCarePhone} o escriba a {customerCareEmail}. O entre al portal del paciente y toque la campana para leer los mensajes de su profesional médico.',
  },
  {
    title: '¿Y si ya pasaron más de 72 horas?',
    description:
      'Entonces su caso ya no está activo. Si todavía se siente mal o tiene un problema nuevo, empiece otra consulta. Si no sabe cuál, empiece una Consulta general.',
  },
  {
    title: '¿Necesito una cuenta?',
    description:
      'No para ver este sitio. Usted crea una cuenta o inicia sesión en el sitio del grupo médico que le atiende cuando empieza una consulta. Después la encuentra en "Mi cuenta".',
  },
  {
    title: '¿Cómo obtengo una copia de mi expediente médico?',
    description:
      'Lo guarda su profesional médico. Pídala en el portal del paciente o escriba a {email}, y la recibe en unos 30 días. El Aviso de prácticas de privacidad explica todos sus derechos.',
  },
  {
    title: '¿Cómo se protege mi privacidad?',
    description:
      'Este sitio no guarda datos sobre su salud después de su visita. El estado y el tratamiento que elige se quedan en su navegador hasta que cierra la pestaña. Lo que escribe en el chat va solo a la búsqueda que le responde. Elija "Sus opciones de privacidad" al pie de una página para que no midamos su uso. También respetamos Global Privacy Control.',
  },
] as const satisfies readonly Question[];
