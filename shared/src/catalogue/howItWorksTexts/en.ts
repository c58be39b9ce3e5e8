import type { HowItWorksTab } from '../howItWorks';

/** What a tab is called where it is shown. */
export const shownTab = (tab: HowItWorksTab): string => tab;

/** The blocks of steps of a virtual consultation, in their order. */
export const virtual = [
  {
    title: 'Choose your treatment',
    steps: [
      'Find your condition in our list, or tell the Receptionist how you feel.',
      'Choose your state. You see at once if a virtual consultation is offered there.',
      'Start whenever you like, 24/7. You need no appointment and no insurance.',
    ],
  },
  {
    title: 'Answer questions about your health',
    steps: [
      "Create an account or log in on our provider partner's site, which opens in a new tab.",
      'Tell the provider about your symptoms, your medicines and your allergies. Add a picture if you are asked for one.',
      'If you do not qualify, you are told so and you are not charged. You may be shown another way to get care, such as a live consultation.',
    ],
  },
  {
    title: 'A provider reviews your case',
    steps: [
      'A licensed provider in your state reads your answers and messages you back.',
      'Providers are online from 9\u00A0AM to 9\u00A0PM\u00A0ET, seven days a week. An average consultation takes about 15 minutes.',
      'You get a diagnosis and a treatment plan.',
    ],
  },
  {
    title: 'Pick up your medicine',
    steps: [
      'If a medicine is right for you, the prescription is sent to your pharmacy.',
      'Show our free savings card at the counter. It can take up to 80% off.',
      'Questions? Your case stays active for 72 hours. Tap the bell icon in the patient portal to read messages from your provider.',
    ],
  },
] as const;

/** Those of a live consultation. */
export const live = [
  {
    title: 'Choose your treatment',
    steps: [
      'Find your condition in our list. If you are not sure what it is, choose General Consult.',
      'Choose your state. Live consultations are offered in all 50 states and the District of Columbia.',
      'Start whenever you like, 24/7. You need no appointment and no insurance.',
    ],
  },
  {
    title: 'Get ready for the call',
    steps: [
      "Create an account or log in on our provider partner's site, which opens in a new tab.",
      'Answer a few questions about your health, and say which pharmacy you use.',
      'Have the items on the What You Need list at hand. If you miss one, bring what you have.',
    ],
  },
  {
    title: 'Talk with a provider',
    steps: [
      'A licensed provider calls you by phone or video.',
      'Providers call from 9\u00A0AM to 9\u00A0PM\u00A0ET, seven days a week. An average consultation takes about 15 minutes.',
      'You get a diagnosis and a treatment plan, and can ask what you want to know.',
    ],
  },
  {
    title: 'Pick up your medicine',
    steps: [
      'If a medicine is right for you, the prescription is sent to your pharmacy.',
      'Show our free savings card at the counter. It can take up to 80% off.',
      'Questions? Your case stays active for 72 hours. Call customer care at {customerCarePhone}.',
    ],
  },
] as const;

/** Those of the weight-loss program. */
export const weightLoss = [
  {
    title: 'Find out if you qualify',
    steps: [
      'Answer questions about your weight and your health. It is free, and you can do it 24/7.',
      'Most people in the program have a BMI of 30 or higher, or of 27 or higher with a condition such as high blood pressure.',
      'The program is not offered in California, Washington or Iowa.',
    ],
  },
  {
    title: 'Talk with a provider',
    steps: [
      'A licensed provider goes over your health with you and decides if compounded semaglutide is safe for you.',
      'Providers are online from 9\u00A0AM to 9\u00A0PM\u00A0ET, seven days a week. An average consultation takes about 15 minutes.',
      'If it is prescribed, you pay for the month, doctor visits included. No prescription, no charge.',
    ],
  },
  {
    title: 'Get your medicine at home',
    steps: [
      'Your medicine arrives in 5 to 7 days.',
      'Take it once a week, in the dose your provider has set. The first dose is small and goes up step by step.',
      'Compounded semaglutide is not evaluated by the FDA for safety, quality or how well it works.',
    ],
  },
  {
    title: 'Check in each month',
    steps: [
      'A consultation with your provider is required each month. Choose Existing Patient to start it.',
      'We suggest that you ask for your refill 7 days before you need it.',
      'After the first month, get lab tests of your liver, kidneys and thyroid. You need the results to continue.',
    ],
  },
] as const;
