export const title = 'Treatments from A to Z';
export const lead = 'Every condition our providers treat online, with the usual price of its medication.';
