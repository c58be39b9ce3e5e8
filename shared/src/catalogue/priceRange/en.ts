/** The usual price of an entry's medication (`priceRange`) as it is shown. */
export function shownRange(priceRange: string): string {
  return priceRange;
}

/** A lowest and a highest price. */
export const fromTo = (low: string, high: string) => `${low} to ${high}`;
