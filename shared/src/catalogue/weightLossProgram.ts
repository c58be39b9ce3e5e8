import { dollars, fees } from './prices';
import { isInList, type UsState } from './states';
import * as texts from './weightLossProgramTexts/en';

/** What the program has to offer to somebody in a state, of which it depends who does the lab tests. */
export function programPoints(
  state: UsState | undefined,
): readonly { readonly title: string; readonly text: string }[] {
  if (state === undefined || isInList('labTests', state)) return texts.points;
  const elsewhere = texts.labElsewhere(state);
  return texts.points.map((point) => (point.title === elsewhere.title ? elsewhere : point));
}

/** What the weight-loss page claims (specification 2.8), in the one place to change it. */
export const weightLossProgram = {
  product: texts.product,
  price: texts.monthly(dollars(fees.weightLoss)),
  priceIncludes: texts.priceIncludes,
  /** Stands beside the product, its price and what it is compared with. */
  disclaimer: texts.disclaimer,
  riskFree: texts.riskFree,
  journey: {
    title: texts.journeyTitle,
    image: '/images/journey.svg',
    alt: texts.journeyAlt,
  },
} as const;
