export const title = 'Still have a question?';
export const callOrWrite = 'Call or write to patient support.';
export const aboutHealth = 'For a question about your health, talk it over with a licensed provider.';
export const consult = 'General Consult';
