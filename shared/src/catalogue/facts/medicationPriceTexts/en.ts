export const medication = 'Medication';
export const ofGeneric =
  'The medication price is for a generic, paid at the pharmacy. Medicines sold only as a brand cost more.';
export const depends = 'Depends on what is prescribed';
/** Beside `depends`, which has said the rest. */
export const atPharmacy = 'You pay for it at the pharmacy.';
export const ofPrescribed = 'What you pay for medication at the pharmacy depends on what is prescribed.';
export const boughtSeparately = 'Medication bought separately (not needed with the program)';
export const includedInMonth = (price: string) =>
  `In the monthly program you buy no medication separately: the ${price} includes it.`;
