import type { Offers } from './offers.types';

export const offers: Offers<'en'> = {
  es: { offer: 'Ver esta página en español', stay: 'Seguir en inglés' },
};
