import * as texts from './savingsTexts/en';

/** What the savings card page says (specification 2.13). */
export const savingsCard = {
  title: texts.title,
  image: texts.image,
  /** What the picture shows, for those who can't see it. The values are samples. */
  fields: [
    { label: texts.memberId, value: 'WP0000001' },
    { label: texts.group, value: 'WPRX01' },
    { label: 'BIN', value: '000000' },
    { label: 'PCN', value: 'SAMPLE' },
  ],
  callToAction: texts.callToAction,
  printLabel: texts.printLabel,
  benefits: texts.benefits,
  questions: texts.questions,
  whoHeading: texts.whoHeading,
  who: texts.who,
} as const;
