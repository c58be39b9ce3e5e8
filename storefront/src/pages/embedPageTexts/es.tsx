import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const title = 'Ponga el Recepcionista en su sitio';
export const lead =
  'Elija cómo se ve y adónde lleva, pruébelo y copie una sola etiqueta en sus páginas. Solo se carga un script pequeño hasta que un visitante usa el chat.';
export const whenWrong = 'Cuando algo no funciona';
export const doctor: typeof english.doctor = (link) => (
  <>
    {link('El diagnóstico')} lee una página y dice qué impide que el Recepcionista funcione en ella, con la línea que
    hay que poner.
  </>
);
