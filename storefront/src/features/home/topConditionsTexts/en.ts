export const forWhom = 'Who is it for?';
export const forMe = 'For me';
export const forMyChild = 'For my child';
/** The name of a treatment for children where everybody knows that it is for a child. */
export const withoutChild = (name: string) => name.replace(' - Pediatric', '');
