export const title = 'What keeps the Receptionist from working?';
export const lead =
  'Paste a page that has the Receptionist, or is going to have it. The doctor tells you what stops it from working, and the line to set. What you paste stays on this device.';
