export const isThisYou = 'Is This You?';
export const itFits = 'It Fits';
export const itDoesNotFit = 'It Does Not Fit';
export const whatHappens = 'What Happens';
