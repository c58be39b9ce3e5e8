/** What each "What You Need" code means to a visitor (specification 2.8). */
const lines = {
  Meds: 'A list of the medications you take now, such as "lisinopril 10 mg, once a day"',
  Allergies: 'Your medication and food allergies',
  Conditions: 'Your medical conditions',
  'Picture Condition': 'A picture of your condition',
  'BP Reading': 'A blood pressure reading',
  PhotoOfTest: 'A picture of your at-home test results',
  'Lab Result': 'Any recent lab results',
  'Rx Picture': 'A picture of your prescription',
  Thermometer: 'A thermometer to take your temperature',
  PCP: 'The name and phone number of your primary care physician',
  Vitals: 'Your recent blood pressure, pulse and temperature',
} as const;

export type WhatYouNeedCode = keyof typeof lines;

export const whatYouNeedCodes = Object.keys(lines) as readonly WhatYouNeedCode[];

export const missingItemsNote =
  "Missing any of these items? Don't worry! Just bring what you have and your provider can help you with the rest.";

/** The readable line of a code; an unknown code is shown as written. */
export function whatYouNeedLine(code: string): string {
  return Object.hasOwn(lines, code) ? lines[code as WhatYouNeedCode] : code;
}
