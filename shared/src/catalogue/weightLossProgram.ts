import { dollars, fees } from './prices';
import * as texts from './weightLossProgramTexts/en';

/** What the weight-loss page claims (specification 2.8), in the one place to change it. */
export const weightLossProgram = {
  product: texts.product,
  price: texts.monthly(dollars(fees.weightLoss)),
  priceIncludes: texts.priceIncludes,
  /** Stands beside the product, its price and what it is compared with. */
  disclaimer: texts.disclaimer,
  points: texts.points,
  riskFree: texts.riskFree,
  journey: {
    title: texts.journeyTitle,
    image: '/images/journey.svg',
    alt: texts.journeyAlt,
  },
} as const;
