import { feeTexts } from './eligibilityTexts/en';
import { feePrice, fees } from './prices';

export {
  notIncluded,
  notQualifiedRule,
  paymentRule,
  refundRule,
  waysToPay,
  whatYouAgreeTo,
} from './eligibilityTexts/en';

/** The key of a fee in `fees`. */
export type FeeKind = keyof typeof fees;

/** What a visitor gets for a fee, to be read beside the button that starts it. */
export interface FeeFacts {
  readonly title: string;
  /** Whole US dollars. */
  readonly amount: number;
  /** The amount as shown, with its period if it recurs. */
  readonly price: string;
  /** How the visit is held, in one sentence. */
  readonly how: string;
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  /** When it is charged, and when not. */
  readonly charged: readonly string[];
}

function factsOf(kind: FeeKind): FeeFacts {
  return { ...feeTexts[kind], amount: fees[kind], price: feePrice(kind) };
}

/** One entry for each key of `fees`. */
export const feeFacts: Readonly<Record<FeeKind, FeeFacts>> = {
  virtual: factsOf('virtual'),
  live: factsOf('live'),
  weightLoss: factsOf('weightLoss'),
};
