export const findTreatment = 'Find a Treatment';
export const howItWorks = 'How It Works';
