export const title = "We can't find that page";
export const lead = 'The address may be old or mistyped. Search for a treatment, or talk to a provider.';
