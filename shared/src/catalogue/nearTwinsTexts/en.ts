/*
 * One sentence for each of two pages that are easily taken for each other. It says which of them fits whom; `{link}` stands
 * for the other's name, and what is given is how long the complaints of the page and of the other have lasted.
 */

export const sinusInfection = (lasting: string) =>
  `This page fits sinus trouble that has lasted ${lasting}, or keeps coming back; if yours is newer, choose {link}.`;
export const acuteSinusitis = (lasting: string) =>
  `This page fits a sinus infection that began ${lasting} ago; if yours is older, or keeps coming back, choose {link}.`;
export const headache =
  'This page fits a dull ache or a tight band; if your head throbs and light, noise or your stomach troubles you, choose {link}.';
export const migraine =
  'This page fits a throbbing headache, with an upset stomach or trouble with light or noise; for a dull ache, choose {link}.';
export const ankleInjury =
  'This page fits an ankle that you have just twisted, rolled or hit; if it hurts with no injury, choose {link}.';
export const anklePain =
  'This page fits an ankle that hurts with no injury; if you have just twisted, rolled or hit it, choose {link}.';
export const backPain = (lasting: string, chronic: string) =>
  `This page fits back pain of ${lasting}; if your lower back has hurt for ${chronic}, choose {link}.`;
export const chronicBackPain = (lasting: string) =>
  `This page fits lower back pain of ${lasting}; if yours is newer, choose {link}.`;
export const acuteCough = (lasting: string, chronic: string) =>
  `This page fits a cough of ${lasting}; if yours has lasted ${chronic}, choose {link}.`;
export const chronicCough = (lasting: string) =>
  `This page fits a cough of ${lasting}; if yours is newer, choose {link}.`;
export const hairLoss = 'This page fits hair loss in men; for hair loss in women, choose {link}.';
export const femaleHairLoss = 'This page fits hair loss in women; for hair loss in men, choose {link}.';
export const adults = 'This page is for adults; for a child, choose {link}.';
export const children = 'This page is for a child; for an adult, choose {link}.';
