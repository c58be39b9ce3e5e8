import type { WeightLossPath } from '@front-door/shared/catalogue/availability';
import type { ReactNode } from 'react';

export const careForChild = 'Before you start: care for a child';
export const actingForChild = (
  <>
    You act for your child as the parent or guardian. On the next pages, give your <strong>child</strong> as the new
    patient, with <strong>your own</strong> phone number and email.
  </>
);
export const childEmergency = (call911: ReactNode) => (
  <>Trouble breathing, blue lips, a fever in a baby under 3 months, or hard to wake? Call {call911}.</>
);
export const continueToCare = 'Continue to Care';

const patient = { new: 'a new', existing: 'an existing' } as const satisfies Record<WeightLossPath, string>;

export const weightLoss = 'Weight Loss Treatments';
export const isThatRight = (path: WeightLossPath) => (
  <>
    You chose a visit for <strong>{patient[path]} weight-loss patient</strong>. Is that right?
  </>
);
export const yes = 'Yes';
export const noIAm = (path: WeightLossPath) => `No, I am ${patient[path]} patient`;
