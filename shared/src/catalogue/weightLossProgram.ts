import { dollars, fees } from './prices';

/** What the weight-loss page claims (specification 2.8), in the one place to change it. */
export const weightLossProgram = {
  product: 'Compounded semaglutide',
  price: `${dollars(fees.weightLoss)}/month`,
  priceIncludes: 'including doctor visits',
  /** Stands beside the product, its price and what it is compared with. */
  disclaimer:
    'Compounded semaglutide is not evaluated or approved by the FDA for safety, quality or how well it works.',
  points: [
    {
      title: 'Same active ingredient',
      text: 'The same active ingredient as the two branded drugs. Save up to 70%.',
    },
    {
      title: 'No surprises',
      text: 'No hidden fees and no long-term commitments.',
    },
    {
      title: 'Vitamin B-12 added',
      text: 'Each dose is compounded with vitamin B-12.',
    },
    {
      title: 'Lab tests',
      text: 'The lab tests you need to go on are done by a lab provider. They are not part of the monthly price.',
    },
  ],
  riskFree: 'Risk Free To Get Started: No prescription. No charge.',
  journey: {
    title: 'Your journey in 3 steps',
    image: '/images/journey.svg',
    alt: 'Answer questions online, a provider reviews them, your medicine arrives at home.',
  },
} as const;
