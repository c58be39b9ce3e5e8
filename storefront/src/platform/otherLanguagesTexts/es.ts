import type { Others } from './others.types';

export const others: Others<'es'> = {
  en: { name: 'English', offer: 'See this page in English', stay: 'Stay in Spanish' },
};
