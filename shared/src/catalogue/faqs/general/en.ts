import { reach988 } from '../../crisisLineTexts/en';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';

/** The first four are the teaser of other pages. */
export const questions = [
  {
    title: 'How does {name} work?',
    description:
      'Choose a treatment and your state, then answer questions about your health. A licensed provider reviews your case and gives you a diagnosis and a treatment plan. If a medicine is right for you, the prescription goes to your pharmacy. You need no appointment, no referral and no pre-approval.',
  },
  {
    title: 'How much does a consultation cost?',
    description: `A virtual consultation is ${dollars(fees.virtual)} and a live consultation is ${dollars(fees.live)}. You see the price before you start. Medicine is not part of the fee: you pay for it at the pharmacy.`,
  },
  {
    title: 'How long does it take, and when can I start?',
    description:
      'An average consultation takes about 15 minutes. You can start one 24/7. Providers are online seven days a week, from 9\u00A0AM to 9\u00A0PM\u00A0ET. If you start outside those hours, a provider takes up your case once they are back online.',
  },
  {
    title: 'Who can use {name}?',
    description:
      'Adults from 18 to 64 who live in the United States. A parent or guardian acts for a child. You are not eligible if you are enrolled in Medicare or Medicaid.',
  },
  {
    title: 'Where is {name} available?',
    description:
      'In all 50 states and the District of Columbia. Virtual consultations depend on the rules of your state. Choose your state on a treatment page and you see at once what you can start there.',
  },
  {
    title: 'Can I use {name} in an emergency?',
    description: `No. {name} is not for serious conditions that need care right away. If your life may be in danger, call 911 or go to the nearest emergency room. In a mental health crisis, ${reach988}.`,
  },
  {
    title: 'What does the Receptionist do?',
    description:
      'Tell this chat in a few words what bothers you, and it lists treatments that may fit. They are suggestions and not a medical diagnosis. If none of them fits, you can start a General Consult.',
  },
] as const satisfies readonly Question[];
