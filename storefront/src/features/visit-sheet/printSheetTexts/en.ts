export const print = 'Print a visit sheet';
export const whoCanUseIt = (sentences: readonly string[]) => `Who can use it: ${sentences.join(' ')}`;
