/** Options of the look: the custom property that each sets, and the CSS property that its value must be good for. */
export const looks = [
  ['primary', 'primary', 'color'],
  ['onPrimary', 'on-primary', 'color'],
  ['font', 'font', 'font-family'],
  ['offsetX', 'side', 'width'],
  ['offsetY', 'bottom', 'width'],
  ['zIndex', 'z-index', 'order'],
] as const;

export const launcherTexts = {
  en: { name: 'Receptionist', close: 'Close', loadFailed: 'The chat could not be loaded. Please try again.' },
  es: { name: 'Recepcionista', close: 'Cerrar', loadFailed: 'No se pudo cargar el chat. Inténtelo de nuevo.' },
};
