export const welcome = (pharmacy: string) => `Welcome ${pharmacy} Customers!`;
export const whatItIs = (brand: string) =>
  `With ${brand} you see a licensed provider online, with no appointment and no insurance. If you need a prescription, the provider can send it to your pharmacy.`;
export const getStarted = 'Get Started';
