export const title = 'Get Started Now';
export const weightLoss = 'It is free to find out if you qualify.';
export const startWeightLoss = 'Start Weight Loss Journey';
export const treatment = 'Choose what you need and your state. You see the price before you start.';
export const findTreatment = 'Find a Treatment';
