import type { CompleteTexts } from '@front-door/shared/edition/complete';
import type * as english from './en';

/** @public No text is missing. */
export type Complete = CompleteTexts<typeof english, typeof import('./es')>;

export const skip = 'Ir al contenido';
export const loading = 'Cargando la página';
export const unexpectedError = '¡Error inesperado de la aplicación!';
export const whatToDo = 'Algo salió mal. Revise su conexión y vuelva a cargar la página.';
export const reloadPage = 'Volver a cargar la página';
export const goHome = 'Ir a la página de inicio';
export const inAnEmergency: typeof english.inAnEmergency = (call911) => <>Si es una emergencia, llame al {call911}.</>;
