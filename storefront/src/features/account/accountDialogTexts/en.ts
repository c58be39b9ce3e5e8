export const portal = 'My Patient Portal';
export const followUp = 'Provider Follow-Up';
export const support = 'Patient Support';
export const account = 'My Account';
export const existingPatients = 'Existing patients';
export const activeCase =
  'Is your case active? It stays active for 72 hours after you submit it. Call or email customer care, or log into your patient portal and select the bell icon to read messages from your provider.';
export const logIn = 'Log into the Patient Portal';
export const newPatients = 'New patients';
export const findCare = 'Find care for your condition, or talk it over with a provider.';
export const findTreatment = 'Find Treatment';
export const startConsult = 'Start General Consultation';
export const cancel = 'Cancel';
export const questions = 'Questions about your account, a payment or this site? Call or write to us.';
export const thanks = 'We appreciate your trust!';
