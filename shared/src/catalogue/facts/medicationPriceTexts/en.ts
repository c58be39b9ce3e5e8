export const medication = 'Medication';
export const ofGeneric =
  'The medication price is for a generic, paid at the pharmacy. What exists only as a brand costs more.';
export const depends = 'Depends on what is prescribed';
export const ofPrescribed = 'What you pay for medication at the pharmacy depends on what is prescribed.';
export const boughtSeparately = 'Medication bought separately';
export const includedInMonth = (price: string) =>
  `You do not need that in the monthly program: the ${price} includes your medication.`;
