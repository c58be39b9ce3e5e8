import type { EmergencyLine } from '@front-door/shared/catalogue/catalogue.types';

/** What the link to a line says, and for what it is. */
export const emergencyLines = {
  '911': { text: 'Call 911', number: '911', about: 'for an emergency' },
  '988': { text: 'Call or text 988', number: '988', about: 'for thoughts of suicide or a crisis' },
  'poison-help': {
    text: 'Call 1-800-222-1222',
    number: '1-800-222-1222',
    about: 'Poison Help, for a poisoning or overdose',
  },
} as const satisfies Record<EmergencyLine, { readonly text: string; readonly number: string; readonly about: string }>;
