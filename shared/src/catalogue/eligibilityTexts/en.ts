/** What everyone who starts a consultation undertakes (specification 5). */
export const whatYouAgreeTo = [
  'You must give truthful information and must not hide your location, since your provider must be licensed in your state.',
  'You must accept the telehealth consent, the terms of use and the HIPAA authorization ("I Agree" or "Accept") when you create your account or start to use the service.',
] as const;

/** The one wording of when a fee is due. */
export const paymentRule = "You pay on our provider partner's site, after your answers show that you qualify.";

/** The one wording of what happens when a visitor can't be treated (specification 8). */
export const notQualifiedRule = 'If your answers show that you do not qualify, you are not charged.';

/** The one wording of the refund rule (specification 9). */
export const refundRule = 'The consultation fee is non-refundable after your consultation is complete.';

/** What can pay a fee. */
export const waysToPay =
  'Pay with a debit or credit card, or with an FSA or HSA card. We take no insurance, Medicare or Medicaid.';

const charged = [paymentRule, notQualifiedRule, refundRule] as const;
const excludes = ['Your medicine, which you pay for at the pharmacy', 'Lab tests and care in person'] as const;

/** What a visitor gets for each fee. */
export const feeTexts = {
  virtual: {
    title: 'Virtual Consultation',
    how: 'You answer questions online. A provider reviews your answers and messages you back.',
    includes: [
      'A licensed provider reviews your answers and messages you back',
      'A diagnosis and a treatment plan',
      'A prescription sent to your pharmacy, if it is right for you',
      'Follow-up on your case for 72 hours',
    ],
    excludes,
    charged,
  },
  live: {
    title: 'Live Consultation',
    how: 'A provider calls you by phone or video.',
    includes: [
      'A licensed provider calls you by phone or video',
      'A diagnosis and a treatment plan',
      'A prescription sent to your pharmacy, if it is right for you',
      'Follow-up on your case for 72 hours',
    ],
    excludes,
    charged,
  },
  weightLoss: {
    title: 'Weight Loss',
    how: 'A monthly visit with a provider, and compounded semaglutide if it is right for you.',
    includes: [
      'Doctor visits: the consultation with your provider that you need each month',
      'Compounded semaglutide with vitamin B-12, if it is prescribed, sent to your home',
    ],
    excludes: ['The lab tests that are due after your first month', 'Any other medicine'],
    charged: [
      'It is free to find out if you qualify. No prescription, no charge.',
      'You pay for one month at a time. There is no long-term commitment.',
      ...charged,
    ],
  },
} as const;

/** @param things what a fee is not for */
export const notIncluded = (things: readonly string[]) => `Not included: ${things.join('. ')}.`;
