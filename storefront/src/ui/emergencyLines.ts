import type { EmergencyLine } from '@front-door/shared/catalogue/catalogue.types';
import { call, callOrText, forACrisis, forAnEmergency, forAPoisoning } from './emergencyLinesTexts/en';

const poisonHelp = '1-800-222-1222';

/** What the link to a line says, and for what it is. */
export const emergencyLines = {
  '911': { text: call('911'), number: '911', about: forAnEmergency },
  '988': { text: callOrText('988'), number: '988', about: forACrisis },
  'poison-help': { text: call(poisonHelp), number: poisonHelp, about: forAPoisoning },
} as const satisfies Record<EmergencyLine, { readonly text: string; readonly number: string; readonly about: string }>;
