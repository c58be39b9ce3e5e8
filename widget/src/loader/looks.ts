/**
 * Options of the look: the option, the CSS property that its value must be good for, and the custom property that it
 * sets, where that has another name. In one text, which is shorter than lists.
 */
export const looks =
  'primary color|onPrimary color on-primary|font font-family|offsetX width side|offsetY width bottom|zIndex order z-index';

export const launcherTexts = {
  en: { name: 'Receptionist', close: 'Close', loadFailed: 'The chat did not load. Please try again.' },
  es: { name: 'Recepcionista', close: 'Cerrar', loadFailed: 'El chat no cargó. Inténtelo de nuevo.' },
};
