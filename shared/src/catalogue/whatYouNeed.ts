import { childLines, lines } from './whatYouNeedTexts/en';

export { missingItemsNote } from './whatYouNeedTexts/en';

export type WhatYouNeedCode = keyof typeof lines;

const linesOfChild: Partial<Record<WhatYouNeedCode, string>> = childLines;

export const whatYouNeedCodes = Object.keys(lines) as readonly WhatYouNeedCode[];

/** The readable line of a code, of a child where the patient is one; an unknown code is shown as written. */
export function whatYouNeedLine(code: string, patient: 'adult' | 'child' = 'adult'): string {
  if (!isCode(code)) return code;
  return (patient === 'child' ? linesOfChild[code] : undefined) ?? lines[code];
}

function isCode(code: string): code is WhatYouNeedCode {
  return Object.hasOwn(lines, code);
}
