import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const recorder: typeof english.recorder = (names, isInPage) =>
  `La página graba las visitas (${names}). La grabación muestra el botón del chat, y que el chat se abre y se cierra. ${
    isInPage
      ? 'Por la política de la página, el chat se dibuja en la página, en un shadow root cerrado: lo que se escribe y se muestra no se graba, pero un script de la página hecho para eso podría leerlo.'
      : 'Lo que se escribe y se muestra está en un marco al que no llega ningún script de la página, así que no se graba.'
  }`;
export const allowFrame = 'Haga que la política permita el marco (trusted-types receptionist).';
export const noMask = 'Nada. No hace falta ocultar ni excluir nada.';

export const sameCorner: typeof english.sameCorner = (names, isMoved) =>
  `La página tiene otra cosa en una esquina de abajo (${names})${
    isMoved ? '; la etiqueta aparta al Recepcionista' : ': una puede tapar la otra'
  }.`;
export const bothHit = 'Compruebe que los visitantes puedan pulsar las dos.';
export const sideEach = 'Póngalas en lados distintos, o suba el Recepcionista.';

export const scrollTaken: typeof english.scrollTaken = (names, isInPage) =>
  `La página cambia cómo se desplaza con la rueda del ratón o con los dedos (${names}). ${
    isInPage
      ? 'El chat se dibuja en la página, así que al desplazarse en él puede moverse la página en vez de los mensajes.'
      : 'El chat se desplaza en su propio marco, y no le afecta.'
  }`;
export const spare = 'Excluya al Recepcionista, con el ajuste que la biblioteca tiene para eso.';

export const fetchReplaced: typeof english.fetchReplaced = (names, isInPage) =>
  `La página reemplaza la función fetch del navegador (${names}). ${
    isInPage
      ? 'El chat se dibuja en la página y hace sus llamadas con la que la reemplaza.'
      : 'El chat hace sus llamadas con el fetch de su propio marco.'
  }`;
export const keepFetch = 'Guarde para el chat el fetch del navegador, antes de que se ejecute el otro script.';

export const translator: typeof english.translator = (names) =>
  `La página se traduce mientras se lee (${names}). El chat habla inglés o español, según el lang de la página, y ningún otro idioma.`;
export const setLang = 'Haga que el traductor ponga lang en el elemento raíz. No hace falta nada más.';

export const tagWritten =
  'La etiqueta se pone con document.write: los navegadores pueden rechazarla en redes lentas, y si la página ya se cargó, la reemplazaría toda.';
export const writing =
  'Un script usa document.write: si se llama cuando la página ya se cargó, la reemplaza toda, también al Recepcionista.';
export const writeTag = 'Ponga la etiqueta misma en la página.';
export const whileReading = 'Compruebe que se ejecute mientras se carga la página, o quítelo.';

export const nothing = 'Nada.';
