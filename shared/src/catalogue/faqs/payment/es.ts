import type { CompleteTexts } from '../../../edition/complete';
import { notQualifiedRule, refundRule } from '../../eligibilityTexts/es';
import type { Question } from '../faq.types';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const questions = [
  {
    title: '¿Cómo puedo pagar?',
    description:
      'Con cualquier tarjeta de débito o de crédito común, o con la tarjeta de una cuenta de gastos flexibles (FSA) o de una cuenta de ahorros para la salud (HSA).',
  },
  {
    title: '¿Aceptan seguro médico, Medicare o Medicaid?',
    description:
      'No. {name} es solo de pago directo, sin seguro médico. No cobramos a seguros, ni a Medicare, ni a Medicaid. Si está inscrito en Medicare o Medicaid, no puede usar el servicio.',
  },
  {
    title: '¿Hay una suscripción?',
    description: 'No. Usted paga una sola vez por una consulta. No hay copagos altos ni costos ocultos.',
  },
  {
    title: '¿Y si no cumplo los requisitos para el tratamiento?',
    description: `${notQualifiedRule} En una consulta virtual se le avisa y se le muestra otra forma de atenderse, como una consulta en vivo.`,
  },
  {
    title: '¿Me pueden devolver el dinero?',
    description: `${refundRule} Si cree que se le cobró por error, llame al {phone} o escriba a {email}.`,
  },
  {
    title: '¿La tarjeta de ahorro es un seguro?',
    description:
      'No. La tarjeta de ahorro para recetas es gratis y puede bajar el precio hasta un 80% en la mayoría de las grandes cadenas. No puede usarla junto con un seguro, pero su precio puede ser mejor que el que paga con su seguro.',
  },
] as const satisfies readonly Question[];
