/** Consultation fees in whole US dollars (specification 9). */
export const fees = {
  virtual: 29,
  live: 74,
  weightLoss: 299,
} as const;

export function dollars(amount: number): string {
  return `$${String(amount)}`;
}
