import type { CompleteTexts } from '../../edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const recorder: typeof english.recorder = (names, isInPage) =>
  `La página graba las visitas (${names}). Lo que graba ve el botón del chat, y que el chat se abre y se cierra. ${
    isInPage
      ? 'La política de la página hace que el chat se dibuje en la página, en un shadow root cerrado: lo que se escribe y se muestra no está en la grabación, pero un script de la página que lo intente podría llegar a ello.'
      : 'Lo que se escribe y se muestra está en un marco al que no llega ningún script de la página: no queda en ninguna grabación.'
  }`;
export const allowFrame = 'Haga que la política permita el marco (trusted-types receptionist).';
export const noMask = 'Nada. No hace falta ocultar ni excluir nada.';

export const sameCorner: typeof english.sameCorner = (names, isMoved) =>
  `La página tiene otra cosa en una esquina de abajo (${names})${
    isMoved ? '; la etiqueta aparta al Recepcionista' : ': una puede quedar encima de la otra'
  }.`;
export const bothHit = 'Compruebe que se puedan pulsar las dos.';
export const sideEach = 'Dele un lado a cada una, o suba el Recepcionista.';

export const scrollTaken: typeof english.scrollTaken = (names, isInPage) =>
  `La página toma el control de la rueda o de los dedos (${names}). ${
    isInPage
      ? 'El chat se dibuja en la página: ahí puede desplazarse la página en lugar de los mensajes.'
      : 'El chat se desplaza en un marco propio, al que eso no llega.'
  }`;
export const spare = 'Deje fuera al Recepcionista, como lo permita la biblioteca.';

export const fetchReplaced: typeof english.fetchReplaced = (names, isInPage) =>
  `La página pone otro fetch en lugar del que trae el navegador (${names}). ${
    isInPage
      ? 'El chat se dibuja en la página y hace sus llamadas con ese.'
      : 'El chat hace sus llamadas con el fetch de su propio marco.'
  }`;
export const keepFetch = 'Guarde para el chat el que trae el navegador, antes de que se ejecute el otro script.';

export const translator: typeof english.translator = (names) =>
  `La página se traduce mientras se lee (${names}). El chat habla por sí mismo inglés y español, según el lang de la página, y ningún otro idioma.`;
export const setLang = 'Haga que el traductor ponga lang en el elemento raíz; nada más.';

export const tagWritten =
  'La etiqueta se pone con document.write: los navegadores pueden rechazarla en redes lentas, y después de cargada la página la reemplazaría toda.';
export const writing =
  'Un script usa document.write: si se llama después de cargada la página, la reemplaza toda, y con ella al Recepcionista.';
export const writeTag = 'Escriba la etiqueta misma.';
export const whileReading = 'Compruebe que se ejecute mientras se lee la página, o quítelo.';

export const nothing = 'Nada.';
