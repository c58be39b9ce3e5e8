/** The card, which has words on it. */
export const image = '/images/savings-card.svg';
export const title = 'Prescription Savings Card';
export const memberId = 'Member ID';
export const group = 'Group';
export const callToAction = 'Show this savings card at your pharmacy!';
export const printLabel = 'Print Card';
export const benefits = [
  'Access at no cost',
  'Works at any participating pharmacy',
  'Never expires',
  'Use it as often as you want',
] as const;
export const questions = [
  {
    title: 'What is it?',
    text: 'The savings card is not insurance, and it has no cost. Show it when you pick up a prescription, and the pharmacy takes the discount off the price.',
  },
  {
    title: 'How much can I save?',
    text: 'Up to 80% off generic and branded drugs at most major retailers. What you save depends on the drug and the pharmacy.',
  },
  {
    title: 'Can I use it with insurance?',
    text: 'It cannot be combined with insurance. But it may beat your insurance price, so ask the pharmacist to check both and pay the lower one.',
  },
] as const;
export const whoHeading = 'Who can use it?';
export const who = [
  'People with commercial insurance',
  'People with Medicare or government benefits',
  'People with limited drug coverage',
  'People with high deductible plans',
  'Cash payers',
] as const;
