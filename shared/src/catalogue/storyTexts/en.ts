import { dollars, fees } from '../prices';

/** The Our Story page. */
export const ourStory = {
  title: 'Our Story',
  lead: 'Care should begin when you need it, at a price you know.',
  sections: [
    {
      heading: 'Why We Are Here',
      paragraphs: [
        'Most people know the feeling. You wake up with a sore throat, a rash or a bad back. The next free appointment is days away, the waiting room is full, and no one can tell you what it will cost.',
        '{name} was made for that morning. You tell us what is wrong, you see the price, and you start. A licensed provider takes it from there.',
      ],
    },
    {
      heading: 'What We Do',
      paragraphs: [
        '{name} is a front door. We help you find the right treatment and start an online consultation with a licensed provider in your state. The providers are independent and board-certified. They review your case, tell you what they think it is, and send a prescription to your pharmacy if you need one.',
        `We keep it simple: ${dollars(fees.virtual)} for a virtual consultation, ${dollars(fees.live)} for a live one. There is no insurance to deal with, no subscription and no hidden cost. You need no appointment, no referral and no pre-approval.`,
      ],
    },
    {
      heading: 'What We Stand For',
      paragraphs: [
        'Plain words. You should not need a dictionary to read about your own health.',
        'Plain prices. You see what a consultation costs, and what it includes, before you start.',
        'Plain answers. If we cannot help you online, we say so and point you to care that can. In an emergency, that is 911.',
        'Your privacy. This site keeps no health data after your visit, and what you tell the Receptionist goes only to the search that answers you.',
      ],
    },
    {
      heading: 'Open Every Day',
      paragraphs: [
        'You can start a consultation 24/7, from any of the 50 states and the District of Columbia. Providers are online seven days a week, from 9\u00A0AM to 9\u00A0PM\u00A0ET.',
      ],
    },
  ],
} as const;

/** The brand promise page (specification 2.12). */
export const brandPromise = {
  title: 'Our Promise to You',
  tagline: 'From symptom to care, without the wait.',
  aboutUs: {
    heading: 'About Us',
    text: '{name} brings you and a licensed provider together, online and on your schedule. You pay for it yourself, so there is no insurance to deal with and no surprise bill. Independent, board-certified providers review your case, follow up on it, and send a prescription to your pharmacy where it is right for you.',
  },
  steps: [
    {
      title: 'Browse Common Symptoms',
      text: 'Look through our treatments, or tell the Receptionist in a few words how you feel.',
    },
    {
      title: 'Complete Treatment Protocol',
      text: 'Choose your state and answer the questions for your treatment. A provider reviews your answers, or calls you.',
    },
    {
      title: 'Prescription Sent to Pharmacy',
      text: 'If a medicine is right for you, the prescription goes to the pharmacy you choose.',
    },
  ],
} as const;
