import type { SavingsCardNumbers } from '@front-door/shared/catalogue/savings';

declare const BUILD_SAVINGS_CARD: SavingsCardNumbers | null;

/** The numbers on the savings card of this build's brand, whose picture shows them; `null` where they are not known. */
export const savingsCardNumbers: SavingsCardNumbers | null = BUILD_SAVINGS_CARD;
