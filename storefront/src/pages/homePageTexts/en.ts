export const whatCanWeHelpWith = 'What can we help with?';
