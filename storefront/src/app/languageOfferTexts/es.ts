import type { Offers } from './offers.types';

export const offers: Offers<'es'> = {
  en: { offer: 'See this page in English', stay: 'Stay in Spanish' },
};
