import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const download = 'Descargar la tarjeta';
export const onRequest = 'Pídanos una tarjeta de ahorro';
export const askForCard: typeof english.askForCard = (phone, email) => (
  <>
    Todavía no podemos mostrar la tarjeta aquí. Llame al {phone} o escriba a {email}, y le diremos cómo obtenerla.
  </>
);
