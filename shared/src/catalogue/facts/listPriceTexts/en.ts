export const medication = (price: string) => `Medication: ${price}`;
export const noSetMedication = 'No set medication';
