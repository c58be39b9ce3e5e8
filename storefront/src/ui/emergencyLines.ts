import type { EmergencyLine } from '@front-door/shared/catalogue/catalogue.types';
import { emergencyLines as lines } from '@front-door/shared/catalogue/emergencyLines';
import { call, callOrText, forACrisis, forAnEmergency, forAPoisoning } from './emergencyLinesTexts/en';

/** What the link to a line leads to and says, and for what it is. */
export const emergencyLines = {
  '911': { href: lines['911'].href, text: call(lines['911'].number), about: forAnEmergency },
  '988': { href: lines['988'].href, text: callOrText(lines['988'].number), about: forACrisis },
  'poison-help': {
    href: lines['poison-help'].href,
    text: call(lines['poison-help'].number),
    about: forAPoisoning,
  },
} as const satisfies Record<EmergencyLine, { readonly href: string; readonly text: string; readonly about: string }>;
