export const from = (price: string) => `Starting at ${price}`;
export const live = (price: string) => `${price} live visit`;
export const virtualOrLive = (virtualPrice: string, livePrice: string) =>
  `${virtualPrice} virtual or ${livePrice} live visit`;
