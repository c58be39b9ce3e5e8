export const title = 'What keeps the Receptionist from working?';
export const lead =
  'Paste a page that has the Receptionist, or is to have it. The doctor names what stands in its way, and the line to set. What you paste stays on this device.';
