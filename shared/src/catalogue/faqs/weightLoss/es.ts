import type { CompleteTexts } from '../../../edition/complete';
import { notQualifiedRule } from '../../eligibilityTexts/es';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Para quién es el programa para bajar de peso?',
    description:
      'La mayoría de las personas del programa tienen un índice de masa corporal (IMC) de 30 o más. También le puede servir con un IMC de 27 o más si tiene una afección como la presión arterial alta (hipertensión), la diabetes tipo 2 o el colesterol alto. Su profesional médico decide si es seguro para usted.',
  },
  {
    title: '¿Quién no puede usar la semaglutida, y qué debo decirle a mi profesional médico?',
    description:
      'No puede usarla si usted o alguien de su familia ha tenido alguna vez cáncer medular de tiroides o neoplasia endocrina múltiple tipo 2 (MEN 2). Debe decirle a su profesional médico cualquier tumor o cáncer que haya tenido, y todas las medicinas que toma ahora.',
  },
  {
    title: '¿Qué medicina se usa?',
    description:
      'Semaglutida compuesta con vitamina B-12. Se usa en inyección, una vez por semana. Una farmacia la prepara por encargo. La FDA no ha evaluado la semaglutida compuesta en cuanto a su seguridad, su calidad ni qué tan bien funciona.',
  },
  {
    title: '¿Cuánto cuesta el programa?',
    description: `Cuesta ${dollars(fees.weightLoss)} al mes. Eso incluye sus consultas médicas y la semaglutida compuesta. No incluye los análisis de laboratorio. Saber si cumple los requisitos es gratis. ${notQualifiedRule} Si no hay receta, no se le cobra.`,
  },
  {
    title: '¿Qué dosis voy a usar?',
    description:
      'El plan común del programa es 0.25 mg por semana durante 1 mes, luego 0.5 mg, 1 mg y 1.5 mg, cada dosis por un mes, y después 2 mg por semana. Su profesional médico decide qué es adecuado para usted. Use solo lo que le indiquen, y nunca cambie la dosis por su cuenta.',
  },
  {
    title: '¿Cuándo llega mi medicina?',
    description: 'Llega a su casa en 5 a 7 días.',
  },
  {
    title: '¿Cuándo debo pedir el mes siguiente?',
    description:
      'Le sugerimos pedir el resurtido 6 días antes de necesitarlo. Se necesita una consulta con su profesional médico cada mes, para que vea cómo está y fije su dosis.',
  },
  {
    title: '¿Necesito análisis de laboratorio?',
    description:
      'Sí. Después del primer mes necesita resultados de análisis del hígado, los riñones y la tiroides. No puede seguir con el tratamiento hasta que estén completos.',
  },
  {
    title: '¿Se ofrece el programa en mi estado?',
    description: 'Se ofrece en todos los estados menos California, Washington y Iowa, y en el Distrito de Columbia.',
  },
  {
    title: '¿Soy paciente nuevo o paciente actual?',
    description:
      'Elija "Paciente nuevo" para su primera consulta en el programa. Elija "Paciente actual" si ya está en él y necesita el mes siguiente.',
  },
] as const satisfies readonly Question[];
