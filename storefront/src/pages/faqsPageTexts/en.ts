export const help = 'Help';
export const title = 'Frequently Asked Questions';
export const lead = 'What a consultation costs, how it works, and what happens after.';
