import * as texts from './savingsTexts/en';

/** What a pharmacy reads off the card. The brand's configuration has them, or no card is shown. */
export interface SavingsCardNumbers {
  readonly memberId: string;
  readonly group: string;
  readonly bin: string;
  readonly pcn: string;
}

/** The numbers as they stand below each other on the card, for those who can't see it or read them out. */
export function cardFields({ memberId, group, bin, pcn }: SavingsCardNumbers) {
  return [
    { label: texts.memberId, value: memberId },
    { label: texts.group, value: group },
    { label: 'BIN', value: bin },
    { label: 'PCN', value: pcn },
  ] as const;
}

/** What the savings card page says (specification 2.13). */
export const savingsCard = {
  title: texts.title,
  image: texts.image,
  callToAction: texts.callToAction,
  printLabel: texts.printLabel,
  benefits: texts.benefits,
  questions: texts.questions,
  whoHeading: texts.whoHeading,
  who: texts.who,
} as const;
