import type { Others } from './others.types';

export const others: Others<'en'> = {
  es: { name: 'Español', offer: 'Ver esta página en español', stay: 'Seguir en inglés' },
};
