type Patient = 'adult' | 'child';

const whose = (patient: Patient) => (patient === 'child' ? 'your child has' : 'you have');

export const title = 'When to get help now';
/** Each sign completes it. */
export const getHelpNow = (patient: Patient) => `Do not wait for an online visit. Get help now if ${whose(patient)}:`;
export const seeSomeoneToday = (patient: Patient) => `See someone in person today if ${whose(patient)}`;
