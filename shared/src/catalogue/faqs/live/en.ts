import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'What is a live consultation?',
    description: 'A provider calls you by phone or video and talks with you about how you feel and what may help.',
  },
  {
    title: 'What does a live consultation cost?',
    description: `It is ${dollars(fees.live)}. You pay once, and you see the price before you start.`,
  },
  {
    title: 'When will the provider call?',
    description:
      'You can ask for a call 24/7. Providers call between 9\u00A0AM and 9\u00A0PM\u00A0ET, seven days a week. Keep your phone close, with the sound on. The call may come from a number you do not know.',
  },
  {
    title: 'How long is the call?',
    description: 'An average consultation takes about 15 minutes. Yours may be shorter or longer.',
  },
  {
    title: 'What should I have ready for the call?',
    description:
      'A list of your medicines and allergies, the name of your pharmacy, and what the treatment page lists under What You Need. If you miss an item, bring what you have. Find a quiet spot with a good signal.',
  },
  {
    title: 'Can I have a live consultation in my state?',
    description:
      'Live consultations are offered in all 50 states and the District of Columbia, by providers with a license in your state.',
  },
] as const satisfies readonly Question[];
