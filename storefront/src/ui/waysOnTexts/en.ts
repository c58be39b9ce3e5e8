export const consult = 'Start General Consult';
export const allTreatments = 'See all treatments';
