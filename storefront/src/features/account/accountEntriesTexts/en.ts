export const profile = 'My Patient Profile';
export const followUp = 'Provider Follow-Up';
export const support = 'Patient Support';
