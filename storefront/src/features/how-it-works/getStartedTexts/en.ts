export const title = 'Get Started Now';
export const weightLoss = 'It is free to find out if you qualify.';
export const startWeightLoss = 'Start Weight Loss Journey';
/** Where the program is not offered. */
export const otherOptions = 'A provider can talk over other options with you.';
export const treatment = 'Choose what you need and your state. You see the price before you start.';
export const findTreatment = 'Find a Treatment';
