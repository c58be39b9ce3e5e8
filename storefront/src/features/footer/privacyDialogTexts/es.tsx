import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const whatIsKept =
  'Guardamos una lista de los botones que usted oprime, solo en esta página, para saber qué se usa. El formulario para recibir noticias y las reseñas vienen de otras empresas, y sus programas se ejecutan aquí.';
export const worksTheSame =
  'Puede rechazar las dos cosas. Todo lo que necesita para buscar y comenzar su atención funciona igual.';
export const signal = (
  <>
    <strong>
      El control <span lang="en">Global Privacy Control</span> está activado.
    </strong>{' '}
    Su navegador nos pide no registrar su visita, y no la registramos, elija lo que elija aquí.
  </>
);
export const optOut = 'Rechazar el análisis de uso y los programas de otras empresas';
export const whereKept: typeof english.whereKept = (link) => (
  <>
    Su elección se guarda en este navegador. Los programas que ya están en marcha se detienen la próxima vez que cargue
    una página. Más detalles en la {link('Política de privacidad')}.
  </>
);
export const save = 'Guardar mi elección';
export const saved: typeof english.saved = (isOptedOut) =>
  `Listo. En este navegador, usted ${isOptedOut ? 'rechazó' : 'no rechazó'} el análisis de uso ${isOptedOut ? 'y' : 'ni'} los programas de otras empresas.`;
