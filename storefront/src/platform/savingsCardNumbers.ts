import type { SavingsCardNumbers } from '@front-door/shared/catalogue/savings';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __SAVINGS_CARD__: SavingsCardNumbers | null;

/** The numbers on the savings card of this build's brand, whose picture shows them; `null` where they are not known. */
// oxlint-disable-next-line no-underscore-dangle -- see above
export const savingsCardNumbers: SavingsCardNumbers | null = __SAVINGS_CARD__;
