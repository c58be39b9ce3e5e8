export const consultInstead =
  'You can have a General Consult instead: a provider talks with you about what is wrong and what can help.';
export const pricesInstead = 'Your pharmacy can tell you what a medication costs.';
export const notThrough = (name: string, partner: string) => `${name} is not offered through ${partner}`;
export const notThroughPharmacy = (name: string) => `${name} is not offered through your pharmacy.`;
