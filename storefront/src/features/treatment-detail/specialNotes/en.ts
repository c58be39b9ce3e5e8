import type { TreatmentPath } from '@front-door/shared/catalogue/treatments';

/** What a page must say besides its content (specification 2.8). */
export const specialNotes: Partial<Record<TreatmentPath, readonly string[]>> = {
  'medication-refill': [
    'Scheduled drugs such as opioids and Adderall cannot be refilled.',
    'The refill length is set by the prescribing doctor.',
  ],
  'general-consult': [
    'A General Consult is a call with a licensed provider, by phone or video. Bring any concern that is not an emergency.',
  ],
  'general-consult-pediatric': [
    'A parent or guardian starts the visit and acts for the child. List the child as the new patient, with your own contact details.',
  ],
};
