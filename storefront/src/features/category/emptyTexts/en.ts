export const noTreatments = 'We have no treatments for this yet. A provider can talk it over with you.';
export const noCategory = 'There is no category by that name, so there are no treatments to list here.';
export const startGeneralConsult = 'Start General Consult';
export const allTreatments = 'All Treatments';
