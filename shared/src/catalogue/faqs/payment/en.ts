import { notQualifiedRule, refundRule } from '../../eligibility';
import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'How can I pay?',
    description:
      'With any major debit or credit card, or with the card of a flexible spending account (FSA) or a health savings account (HSA).',
  },
  {
    title: 'Do you take insurance, Medicare or Medicaid?',
    description:
      'No. {name} is cash-pay only. We do not bill insurance, Medicare or Medicaid. If you are enrolled in Medicare or Medicaid, you may not use the service.',
  },
  {
    title: 'Is there a subscription?',
    description: 'No. You pay one fee for one consultation. There are no big co-pays and no hidden costs.',
  },
  {
    title: 'What if I do not qualify for treatment?',
    description: `${notQualifiedRule} In a virtual consultation you are told so, and shown another way to get care, such as a live consultation.`,
  },
  {
    title: 'Can I get a refund?',
    description: `${refundRule} If you think you were charged by mistake, call {phone} or write to {email}.`,
  },
  {
    title: 'Is the savings card insurance?',
    description:
      'No. The prescription savings card is free and can take up to 80% off at most major retailers. You cannot use it together with insurance, but its price may beat the price you pay with insurance.',
  },
] as const satisfies readonly Question[];
