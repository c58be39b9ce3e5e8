import type { ReactNode } from 'react';

export const skip = 'Skip to content';
export const loading = 'Loading the page';
export const unexpectedError = 'Unexpected Application Error!';
export const whatToDo = 'Something went wrong. Check your connection, then load the page again.';
export const reloadPage = 'Reload the page';
export const goHome = 'Go to the home page';
export const inAnEmergency = (call911: ReactNode) => <>If this is an emergency, call {call911}.</>;
