import { dollars, fees } from '../prices';
import type { Faq } from './faq.types';

export const liveFaqs: readonly Faq[] = [
  {
    title: 'What is a live consultation?',
    category: 'Live Consultation Questions',
    description: 'A provider calls you by phone or video and talks with you about how you feel and what may help.',
  },
  {
    title: 'What does a live consultation cost?',
    category: 'Live Consultation Questions',
    description: `It is ${dollars(fees.live)}. You pay once, and you see the price before you start.`,
  },
  {
    title: 'When will the provider call?',
    category: 'Live Consultation Questions',
    description:
      'You can ask for a call 24/7. Providers call between 9 AM and 9 PM ET, seven days a week. Keep your phone close, with the sound on. The call may come from a number you do not know.',
  },
  {
    title: 'How long is the call?',
    category: 'Live Consultation Questions',
    description: 'An average consultation takes about 15 minutes. Yours may be shorter or longer.',
  },
  {
    title: 'What should I have ready for the call?',
    category: 'Live Consultation Questions',
    description:
      'A list of your medicines and allergies, the name of your pharmacy, and what the treatment page lists under What You Need. If you miss an item, bring what you have. Find a quiet spot with a good signal.',
  },
  {
    title: 'Can I have a live consultation in my state?',
    category: 'Live Consultation Questions',
    description:
      'Live consultations are offered in all 50 states and the District of Columbia, by providers with a license in your state.',
  },
];
