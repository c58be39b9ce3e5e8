export const both = (titles: readonly string[]) => titles.join(' and ');
export const generalConsult = 'For any concern';
export const medicationRefill = 'For a medicine you take';
export const weightLoss = 'A monthly program';
export const everybody = 'For women and men';
