export const isThisYou = 'Is This You?';
export const itFits = 'It fits';
export const itDoesNotFit = 'It does not fit';
export const whatHappens = 'What Happens';
