export const findTreatment = 'Find a Treatment';
export const ourPromise = 'Our Promise to You';
