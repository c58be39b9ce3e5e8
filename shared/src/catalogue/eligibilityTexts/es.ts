import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const whatYouAgreeTo = [
  'Debe dar información verdadera y no debe ocultar dónde está, porque su profesional médico debe tener licencia en su estado.',
  'Debe aceptar el consentimiento de telesalud, los términos de uso y la autorización de HIPAA ("I Agree" o "Accept") al crear su cuenta o al empezar a usar el servicio.',
] as const;

export const paymentRule =
  'Usted paga en el sitio del grupo médico que le atiende, después de que sus respuestas muestren que cumple los requisitos.';

export const notQualifiedRule = 'Si sus respuestas muestran que no cumple los requisitos, no se le cobra.';

export const refundRule = 'El pago de la consulta no se devuelve una vez que la consulta ha terminado.';

export const waysToPay =
  'Pague con tarjeta de débito o de crédito, o con una tarjeta FSA o HSA. No aceptamos seguro médico, Medicare ni Medicaid.';

const charged = [paymentRule, notQualifiedRule, refundRule] as const;
const excludes = [
  'Su medicamento, que paga en la farmacia',
  'Los análisis de laboratorio y la atención en persona',
] as const;

export const feeTexts = {
  virtual: {
    title: 'Consulta virtual',
    how: 'Usted responde preguntas en línea. Un profesional médico revisa sus respuestas y le responde con un mensaje.',
    includes: [
      'Un profesional médico con licencia revisa sus respuestas y le responde con un mensaje',
      'Un diagnóstico y un plan de tratamiento',
      'Una receta enviada a su farmacia, si es adecuada para usted',
      'Seguimiento de su caso por 72 horas',
    ],
    excludes,
    charged,
  },
  live: {
    title: 'Consulta en vivo',
    how: 'Un profesional médico le llama por teléfono o video.',
    includes: [
      'Un profesional médico con licencia le llama por teléfono o video',
      'Un diagnóstico y un plan de tratamiento',
      'Una receta enviada a su farmacia, si es adecuada para usted',
      'Seguimiento de su caso por 72 horas',
    ],
    excludes,
    charged,
  },
  weightLoss: {
    title: 'Pérdida de peso',
    how: 'Una consulta al mes con un profesional médico, y semaglutida compuesta si es adecuada para usted.',
    includes: [
      'Consultas médicas: la consulta con su profesional médico que necesita cada mes',
      'Semaglutida compuesta con vitamina B-12, si se receta, enviada a su casa',
    ],
    excludes: ['Los análisis de laboratorio que se piden después del primer mes', 'Cualquier otro medicamento'],
    charged: [
      'Saber si cumple los requisitos es gratis. Si no hay receta, no se le cobra.',
      'Paga un mes a la vez. No hay compromiso a largo plazo.',
      ...charged,
    ],
  },
} as const;

export const notIncluded: typeof english.notIncluded = (things) => `No incluye: ${things.join('. ')}.`;
