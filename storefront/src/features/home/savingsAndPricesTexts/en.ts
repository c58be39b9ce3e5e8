export const savingsEyebrow = 'PRESCRIPTION SAVINGS';
export const savingsTitle = 'Up to 80% off your prescriptions';
export const savings =
  'The card is free for everyone and never expires. Show it at most major pharmacies. It is not insurance.';
export const downloadCard = 'Download Rx Savings Card';
export const findTreatment = 'Find Treatment';
export const startConsult = 'Start a General Consult';
export const seeProgram = 'See the program';
export const title = 'One clear price, known before you start';
/** @param inState what a visit costs in the visitor's state, once that is known. */
export const visits = (inState: string | undefined, from: string, waysToPay: string) =>
  `${inState ?? `Visits from ${from}`}. ${waysToPay}`;
/** Says what opens, where it is folded. */
export const included = 'What it includes';
