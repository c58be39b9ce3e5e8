export const benefits: readonly string[] = [
  'Board-certified providers',
  'No big co-pays or hidden costs',
  'No insurance',
  'No waiting days for appointments or hours in waiting rooms',
  'No subscription',
  'No hassles',
];
export const introEyebrow = 'WHO REVIEWS YOUR CASE';
export const introTitle = 'Real care, without the waiting room';
export const intro =
  'Tell us what is wrong. A licensed provider reviews your case, makes a plan with you, and sends a prescription to your pharmacy when one is right for you.';
export const getStarted = 'Get Started';
export const howItWorksEyebrow = 'HOW IT WORKS';
export const threeSteps = 'Three steps, most of them from your couch';
export const steps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Choose what you need',
    text: 'Find your condition and pick your state. You see the price before you start.',
  },
  { title: 'Answer a few questions', text: 'It takes about 15 minutes, at any hour. Or have a provider call you.' },
  { title: 'Get your treatment', text: 'Your provider sends a plan and, if it is right for you, a prescription.' },
];
export const learnMore = 'Learn More';
export const aboutHowItWorks = 'about how it works';
