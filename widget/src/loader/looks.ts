/**
 * Options of the look: the option, the CSS property that its value must be good for, and the custom property that it
 * sets, where that has another name. In one text, which is shorter than lists.
 */
export const looks =
  'primary color|onPrimary color on-primary|font font-family|offsetX r side|offsetY r bottom|zIndex order z-index';

export const launcherTexts = {
  en: { name: 'Receptionist', loadFailed: 'The chat did not load. Please try again.' },
  es: { name: 'Recepcionista', loadFailed: 'El chat no cargó. Inténtelo de nuevo.' },
};
