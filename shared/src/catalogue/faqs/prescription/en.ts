import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'Will I get a prescription?',
    description:
      'Only if your provider finds that a medicine is right for you. No one can promise it before they know your case.',
  },
  {
    title: 'Where is my prescription sent?',
    description: 'To the pharmacy you choose. You name it when you answer the health questions.',
  },
  {
    title: 'Which medicines are not prescribed?',
    description:
      'Providers do not prescribe controlled substances or narcotics. That holds for every treatment and for refills.',
  },
  {
    title: 'Can I get a refill?',
    description:
      'Yes, for many medicines you take already. Whether a refill can be started online depends on your state. Scheduled drugs such as opioids and Adderall cannot be refilled. The refill length is set by the prescribing doctor.',
  },
  {
    title: 'What will my medicine cost?',
    description:
      'Each treatment page shows the usual price range. What you pay is up to your pharmacy. Our free savings card can take up to 80% off generic and brand-name drugs.',
  },
  {
    title: 'What if my pharmacy does not have my prescription?',
    description:
      'Ask the pharmacy to look once more under your full name and date of birth. If it is still not there and your case is less than 72 hours old, call customer care at {customerCarePhone} or write to {customerCareEmail}.',
  },
] as const satisfies readonly Question[];
