import type { WithheldReason } from '@front-door/shared/catalogue/availability';
import type { ReactNode } from 'react';

export const virtual = 'Virtual Consultation';
export const live = 'Live Consultation';
export const newPatient = { long: 'New Weight Loss Patient Consultation', short: 'New Patient' };
export const existingPatient = { long: 'Existing Weight Loss Patient Consultation', short: 'Existing Patient' };

export const monthly = (price: string) => `${price}/mo`;

export const answerQuestions = 'Answer questions';
export const talkToProvider = 'Talk to a provider';
export const startProgram = {
  title: 'Start the program',
  how: 'A provider goes over your health and decides with you if the medicine fits.',
};
export const goOnWithProgram = {
  title: 'Continue the program',
  how: 'The visit with your provider that you need each month.',
};
export const withMedication = (total: string) => `With medication: ${total}`;

/**
 * Said beside the buttons of visits where the page speaks another language than the visit may.
 *
 * @param _interpreter calls the brand's line for interpreters; `false` where it has none.
 */
export const visitLanguage = (_interpreter: ReactNode): ReactNode => null;

export const launched = 'Your visit opened in a new tab.';
export const blocked = 'Your browser blocked the new tab. This link takes you there:';
export const blockedBriefly = 'The new tab was blocked.';
export const openAgain = 'Open it again';
export const chooseAnother = 'Choose another';
export const goToVisit = 'Go to my visit';

/** A visit with its fee and, where that is known, what it comes to with medication: to be heard. */
export const spokenVisit = (visit: string, fee: string, total: string | undefined) =>
  total === undefined ? `${visit}, ${fee}` : `${visit}, ${fee}, with medication ${total}`;
export const spokenVisits = (state: string, visits: readonly string[]) =>
  `In ${state} you can choose: ${visits.join('; ')}.`;

/** Why a consultation is not offered. */
export function why(reason: WithheldReason, state: string, name: string, nature: string): string {
  switch (reason) {
    case 'virtual-not-in-state':
      return `Virtual consultations are not available in ${state} for this treatment: the provider has to speak with you. A live consultation covers the same care.`;
    case 'general-consult-is-live':
      return 'A General Consult is always live, so that you and the provider can talk it over.';
    case 'condition-is-live':
      return `Virtual consultations are not offered for ${name}: ${nature}.`;
    case 'page-is-live':
      return 'Visits that start on this page are always live.';
    case 'refill-not-online':
      return `Refills can't be started online in ${state}. Call us, and we will help you get your medication.`;
    case 'weight-loss-not-in-state':
      return `The weight-loss program is not available in ${state}. A provider can talk over other options with you.`;
  }
}

/** The same in a few words. */
export const briefly: Readonly<Record<WithheldReason, string>> = {
  'virtual-not-in-state': 'Virtual is not available here',
  'general-consult-is-live': 'Always live',
  'condition-is-live': 'Always live',
  'page-is-live': 'Always live from this page',
  'refill-not-online': 'Not online in your state',
  'weight-loss-not-in-state': 'Program not in your state',
};

export const findTreatment = 'Know what you have? Find your treatment';
export const allVisitsFor = (name: string) => `See all visits for ${name}`;
export const startGeneralConsult = 'Start a General Consult';
export const call = (phone: string) => `Call ${phone}`;
