/** What each "What You Need" code means to a visitor (specification 2.8). */
export const lines = {
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

/** The lines that speak of the child where a parent brings the items. */
export const childLines = {
  Meds: 'A list of the medications your child takes now, such as "cetirizine liquid, once a day"',
  Allergies: "Your child's medication and food allergies",
  Conditions: "Your child's medical conditions",
  'Picture Condition': "A picture of your child's condition",
  PhotoOfTest: "A picture of your child's at-home test results",
  'Rx Picture': "A picture of your child's prescription",
  Thermometer: "A thermometer to take your child's temperature",
  PCP: "The name and phone number of your child's primary care physician",
  Vitals: "Your child's recent blood pressure, pulse and temperature",
} as const;

export const missingItemsNote =
  "Missing any of these items? Don't worry! Just bring what you have and your provider can help you with the rest.";
