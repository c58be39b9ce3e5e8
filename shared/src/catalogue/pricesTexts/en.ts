/** A price that recurs each month. */
export const aMonth = (price: string) => `${price} a month`;
