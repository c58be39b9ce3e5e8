import { reach988 } from '../crisisLineTexts/en';

/** What a page of help says first (specification 8, "FAQ alert"), with the crisis line beside it. */
export const emergencyAlert = {
  title: 'Not for emergencies',
  text: '{name} is not appropriate for serious conditions that require immediate attention or emergency care. For a life-threatening issue, call 911 or go to the nearest emergency room.',
  crisis: `In a mental health crisis, or with thoughts of suicide, ${reach988} at any hour.`,
} as const;
