import { aMonth } from './pricesTexts/en';

/** Consultation fees in whole US dollars (specification 9). */
export const fees = {
  virtual: 29,
  live: 74,
  weightLoss: 299,
} as const;

export function dollars(amount: number): string {
  return `$${String(amount)}`;
}

/** A fee as shown, with its period where it recurs. */
export function feePrice(kind: keyof typeof fees): string {
  const price = dollars(fees[kind]);
  return kind === 'weightLoss' ? aMonth(price) : price;
}
