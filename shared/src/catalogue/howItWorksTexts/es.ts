import type { CompleteTexts } from '../../edition/complete';
import type { HowItWorksTab } from '../howItWorks';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

const tabs: Readonly<Record<HowItWorksTab, string>> = {
  'Virtual Consultation': 'Consulta virtual',
  'Live Consultation': 'Consulta en vivo',
  'Weight Loss': 'Pérdida de peso',
};
export const shownTab: typeof english.shownTab = (tab) => tabs[tab];

export const virtual = [
  {
    title: 'Elija su tratamiento',
    steps: [
      'Busque su afección en nuestra lista, o cuéntele al Recepcionista cómo se siente.',
      'Elija su estado. Verá de inmediato si allí se ofrece una consulta virtual.',
      'Empiece cuando quiera, las 24 horas, los 7 días. No necesita cita ni seguro médico.',
    ],
  },
  {
    title: 'Responda preguntas sobre su salud',
    steps: [
      'Cree una cuenta o inicie sesión en el sitio del grupo médico que le atiende, que se abre en una pestaña nueva.',
      'Cuéntele al profesional médico sus síntomas, sus medicinas y sus alergias. Agregue una foto si se la piden.',
      'Si no cumple los requisitos, se le avisa y no se le cobra. Puede que se le muestre otra forma de atenderse, como una consulta en vivo.',
    ],
  },
  {
    title: 'Un profesional médico revisa su caso',
    steps: [
      'Un profesional médico con licencia en su estado lee sus respuestas y le responde con un mensaje.',
      'Los profesionales están en línea de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana. Una consulta dura unos 15 minutos en promedio.',
      'Recibe un diagnóstico y un plan de tratamiento.',
    ],
  },
  {
    title: 'Recoja su medicina',
    steps: [
      'Si una medicina es adecuada para usted, la receta se envía a su farmacia.',
      'Muestre nuestra tarjeta de ahorro gratis en el mostrador. Puede bajar el precio hasta un 80%.',
      '¿Preguntas? Su caso sigue activo por 72 horas. Toque la campana en el portal del paciente para leer los mensajes de su profesional médico.',
    ],
  },
] as const;

export const live = [
  {
    title: 'Elija su tratamiento',
    steps: [
      'Busque su afección en nuestra lista. Si no está seguro de qué es, elija Consulta general.',
      'Elija su estado. Las consultas en vivo se ofrecen en los 50 estados y el Distrito de Columbia.',
      'Empiece cuando quiera, las 24 horas, los 7 días. No necesita cita ni seguro médico.',
    ],
  },
  {
    title: 'Prepárese para la llamada',
    steps: [
      'Cree una cuenta o inicie sesión en el sitio del grupo médico que le atiende, que se abre en una pestaña nueva.',
      'Responda unas preguntas sobre su salud y diga qué farmacia usa.',
      'Tenga a la mano lo que pide la lista "Lo que necesita". Si le falta algo, empiece con lo que tenga.',
    ],
  },
  {
    title: 'Hable con un profesional médico',
    steps: [
      'Un profesional médico con licencia le llama por teléfono o video.',
      'Los profesionales llaman de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana. Una consulta dura unos 15 minutos en promedio.',
      'Recibe un diagnóstico y un plan de tratamiento, y puede preguntar lo que quiera saber.',
    ],
  },
  {
    title: 'Recoja su medicina',
    steps: [
      'Si una medicina es adecuada para usted, la receta se envía a su farmacia.',
      'Muestre nuestra tarjeta de ahorro gratis en el mostrador. Puede bajar el precio hasta un 80%.',
      '¿Preguntas? Su caso sigue activo por 72 horas. Llame a servicio al cliente al {customerCarePhone}.',
    ],
  },
] as const;

export const weightLoss = [
  {
    title: 'Vea si cumple los requisitos',
    steps: [
      'Responda preguntas sobre su peso y su salud. Es gratis, y puede hacerlo las 24 horas, los 7 días.',
      'La mayoría de las personas del programa tienen un IMC de 30 o más, o de 27 o más con una afección como la presión arterial alta.',
      'El programa no se ofrece en California, Washington ni Iowa.',
    ],
  },
  {
    title: 'Hable con un profesional médico',
    steps: [
      'Un profesional médico con licencia repasa su salud con usted y decide si la semaglutida compuesta es segura para usted.',
      'Los profesionales están en línea de 9\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., hora del Este, los siete días de la semana. Una consulta dura unos 15 minutos en promedio.',
      'Si se la recetan, paga por el mes, consultas médicas incluidas. Si no hay receta, no se le cobra.',
    ],
  },
  {
    title: 'Reciba su medicina en casa',
    steps: [
      'Su medicina llega en 5 a 7 días.',
      'Úsela una vez por semana, en la dosis que indicó su profesional médico. La primera dosis es pequeña y sube poco a poco.',
      'La FDA no ha evaluado la semaglutida compuesta en cuanto a su seguridad, su calidad ni qué tan bien funciona.',
    ],
  },
  {
    title: 'Tenga una consulta cada mes',
    steps: [
      'Se necesita una consulta con su profesional médico cada mes. Elija "Paciente actual" para iniciarla.',
      'Le sugerimos pedir su resurtido 7 días antes de necesitarlo.',
      'Después del primer mes, hágase análisis del hígado, los riñones y la tiroides. Necesita los resultados para seguir.',
    ],
  },
] as const;
