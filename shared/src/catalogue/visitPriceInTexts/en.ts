export const from = (price: string) => `Starting at ${price}`;
export const live = (price: string) => `${price} live visit`;
/** Where virtual visits are for one condition alone. */
export const mostlyLive = (price: string) => `${price} live visit for most conditions`;
export const virtualOrLive = (virtualPrice: string, livePrice: string) =>
  `${virtualPrice} virtual or ${livePrice} live visit`;
