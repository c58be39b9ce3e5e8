import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type { LicenseType } from '@front-door/shared/catalogue/licensure';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const eyebrow = 'Información legal';
export const title = 'Licencias de los profesionales médicos';

const meanings = {
  MD: 'médico',
  DO: 'médico osteópata',
  NP: 'enfermero especializado o enfermera especializada',
  PA: 'asociado médico o asociada médica',
} as const satisfies Record<LicenseType, string>;
const and = (words: readonly string[]) =>
  words.join(', ').replace(/, ([^,]*)$/, (_, last: string) => ` ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}`);

export const lead: typeof english.lead = (states, [first, ...types]) =>
  `Profesionales médicos con licencia en ${and(states)}. ${[
    ...(first === undefined ? [] : [`${first} significa ${meanings[first]}`]),
    ...types.map((type) => `${type}, ${meanings[type]}`),
  ].join('; ')}.`;
export const dates =
  'Cada fecha aparece como la guarda la lista, que es la cuenta de días que usan las hojas de cálculo, con la fecha del calendario al lado.';

export const leadOnRequest = 'Cada profesional tiene licencia en el estado del paciente.';
export const onRequest: typeof english.onRequest = (phone, email) => (
  <>
    La lista de nuestros profesionales y sus licencias está disponible a pedido. Llame al {phone} o escriba a {email}, y
    diga en qué estado vive.
  </>
);
