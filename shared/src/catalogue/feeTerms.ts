import { dollars, fees } from './prices';

export type FeeKind = keyof typeof fees;

/** What a fee buys, in the one wording that every page uses. */
export interface FeeTerms {
  readonly title: string;
  /** As shown: "$29" or "$299 a month". */
  readonly price: string;
  /** How the visit is held, as one sentence. */
  readonly how: string;
  readonly includes: readonly string[];
  readonly excludes: string;
}

const everyVisit = [
  'Review by a licensed provider',
  'A diagnosis and a treatment plan',
  'A prescription to your pharmacy, if it is right for you',
  'Follow-up for 72 hours',
] as const;

export const feeTerms = {
  virtual: {
    title: 'Virtual consultation',
    price: dollars(fees.virtual),
    how: 'You answer questions online. A provider reviews them and messages you back.',
    includes: everyVisit,
    excludes: 'Medication, which you pay for at your pharmacy',
  },
  live: {
    title: 'Live consultation',
    price: dollars(fees.live),
    how: 'A provider calls you by phone or video.',
    includes: everyVisit,
    excludes: 'Medication, which you pay for at your pharmacy',
  },
  weightLoss: {
    title: 'Weight-loss program',
    price: `${dollars(fees.weightLoss)} a month`,
    how: 'A monthly visit with a provider, and compounded semaglutide if you qualify.',
    includes: [
      'Doctor visits, once a month',
      'Compounded semaglutide with vitamin B-12, if it is prescribed for you',
      'No long-term commitment: stop when you like',
    ],
    excludes: 'Other medication. Compounded semaglutide is not evaluated by the FDA',
  },
} as const satisfies Record<FeeKind, FeeTerms>;

/** When a fee is charged and when it is given back. */
export const refundRule =
  'You are not charged if the questionnaire shows that you do not qualify. Once the consultation is complete, the fee is not refunded.';

/** What can pay a fee. */
export const paymentRule =
  'Pay with a debit or credit card, or with an FSA or HSA card. We take no insurance, Medicare or Medicaid.';
