export const eyebrow = 'Legal';
export const title = 'Provider Licensure Information';
export const lead =
  'Providers licensed in California, Massachusetts, Rhode Island and Vermont. MD stands for medical doctor, NP for nurse practitioner.';
export const dates =
  'Each date is given as the list keeps it, as a count of days that spreadsheets use, with the calendar date beside it.';
