export const aConsentManager = 'A consent manager';
export const anOptimizer = 'An optimizer';

export const heldForConsent = (keeper: string, type: string) =>
  `${keeper} blocks the tag (type="${type}") until the visitor agrees: until then there is no launcher.`;
export const heldBack = (keeper: string, means: string) =>
  `${keeper} delays the tag (${means}) until the visitor moves or scrolls: until then there is no launcher.`;
export const isNecessary =
  'The script sets no cookie and stores nothing before the visitor writes a message: you can exempt it as necessary, or leave it as it is.';
export const waitsForNobody = 'Exempt the tag. It is small and blocks nothing.';

export const canHold = (keeper: string) => `The page has ${keeper}, which can block scripts until the visitor agrees.`;
export const canChange = (keeper: string) =>
  `The page has ${keeper}, which can combine, inline, copy or delay scripts.`;
export const exempt = 'Exempt the tag so that it is left alone.';
