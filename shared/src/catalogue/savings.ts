/** What the savings card page says (specification 2.13). */
export const savingsCard = {
  title: 'Prescription Savings Card',
  image: '/images/savings-card.svg',
  /** What the picture shows, for those who can't see it. The values are samples. */
  fields: [
    { label: 'Member ID', value: 'WP0000001' },
    { label: 'Group', value: 'WPRX01' },
    { label: 'BIN', value: '000000' },
    { label: 'PCN', value: 'SAMPLE' },
  ],
  callToAction: 'Show this savings card at your pharmacy!',
  printLabel: 'Print Card',
  benefits: [
    'Access at no cost',
    'Works at any participating pharmacy',
    'Never expires',
    'Use it as often as you want',
  ],
  questions: [
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
  ],
  whoHeading: 'Who can use it?',
  who: [
    'People with commercial insurance',
    'People with Medicare or government benefits',
    'People with limited drug coverage',
    'People with high deductible plans',
    'Cash payers',
  ],
} as const;
