import type { UsState } from '../../states';

export const length = 'About 15 minutes';
export const onAverage = 'on average';
export const prescription = 'Prescription';
export const toPharmacy = 'to your pharmacy';
export const sinceItBegan = 'since it began';
export const from = (price: string) => `From ${price}`;
export const dependsOnState = 'depends on your state';
export const either = (prices: readonly string[]) => prices.join(' or ');
export const forTheVisit = 'for the visit';
export const inState = (state: UsState) => `in ${state}`;
export const notOnline = 'Not online';
export const callUs = 'Call us';
export const forHelp = 'for help with it';

export const chooseVisit = "You choose a visit. It opens in a new tab, on our provider partner's site.";
export const live = (how: string, hours: string) => `Live: ${how} Providers call from ${hours}, all seven days.`;
export const virtual = (how: string) => `Virtual: ${how}`;
export const program = (how: string) => `Program: ${how}`;
export const pharmacy = 'If a medicine is right for you, the prescription goes to your pharmacy.';
