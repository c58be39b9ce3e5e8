import type { ReactNode } from 'react';
import type { LicenseType } from '@front-door/shared/catalogue/licensure';

export const eyebrow = 'Legal';
export const title = 'Provider Licensure Information';

const meanings = {
  MD: 'medical doctor',
  DO: 'doctor of osteopathic medicine',
  NP: 'nurse practitioner',
  PA: 'physician assistant',
} as const satisfies Record<LicenseType, string>;
const and = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Where the providers on the list are licensed, and what stands for what they are. */
export const lead = (states: readonly string[], [first, ...types]: readonly LicenseType[]) =>
  `Providers licensed in ${and(states)}. ${[
    ...(first === undefined ? [] : [`${first} stands for ${meanings[first]}`]),
    ...types.map((type) => `${type} for ${meanings[type]}`),
  ].join(', ')}.`;
export const dates =
  'Each date is given as the list keeps it, as a count of days that spreadsheets use, with the calendar date beside it.';

export const leadOnRequest = 'Every provider is licensed in the state of the patient.';
export const onRequest = (phone: ReactNode, email: ReactNode) => (
  <>
    The list of our providers and their licenses is available on request. Call {phone} or write to {email}, and say
    which state you live in.
  </>
);
