import type { EmergencyLine } from './catalogue.types';

/** Poison Help, as people write it. */
export const poisonHelp = '1-800-222-1222';
/** What a link to Poison Help leads to: by the whole number, which phones from other countries need. */
export const poisonHelpHref = 'tel:+18002221222';

/** How people write the number of each line, and what a link to it leads to. */
export const emergencyLines = {
  '911': { number: '911', href: 'tel:911' },
  '988': { number: '988', href: 'tel:988' },
  'poison-help': { number: poisonHelp, href: poisonHelpHref },
} as const satisfies Record<EmergencyLine, { readonly number: string; readonly href: string }>;
