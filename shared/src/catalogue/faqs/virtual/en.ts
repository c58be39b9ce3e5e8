import { notQualifiedRule } from '../../eligibility';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'What is a virtual consultation?',
    description:
      'You fill in a list of questions about your health, and add a picture if it helps. A provider reads your answers and messages you back with a plan. There is no call, so you need not be free at a set time.',
  },
  {
    title: 'What does a virtual consultation cost?',
    description: `It is ${dollars(fees.virtual)}. You pay once, and you see the price before you start.`,
  },
  {
    title: 'Can I have a virtual consultation in my state?',
    description:
      'That depends on the rules of your state. Choose your state on a treatment page. If it is offered there, you see the button. If not, you see why, and can start a live consultation in its place.',
  },
  {
    title: 'When will I hear from the provider?',
    description:
      'You can start 24/7. Providers are online from 9\u00A0AM to 9\u00A0PM\u00A0ET, seven days a week, and answer in those hours. An average consultation takes about 15 minutes.',
  },
  {
    title: 'What if a virtual consultation is not right for me?',
    description: `${notQualifiedRule} The site tells you so while you answer, and points you to another way to get care, such as a live consultation.`,
  },
  {
    title: 'Can a General Consult be virtual?',
    description:
      'No. A General Consult is always live: the provider needs to talk with you to find out what is wrong. Shortness of Breath is always live too. Pick a treatment that names your condition to see if it can be virtual.',
  },
] as const satisfies readonly Question[];
