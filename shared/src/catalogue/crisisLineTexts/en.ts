/** How the 988 line answers in Spanish, once its number is known. */
export const inSpanish988 = 'press 2, or text AYUDA to 988';
/** How it is reached, the same wherever it is named. */
export const reach988 = 'call or text 988';
