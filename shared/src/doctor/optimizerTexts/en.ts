export const aConsentManager = 'A consent manager';
export const anOptimizer = 'An optimizer';

export const heldForConsent = (keeper: string, type: string) =>
  `${keeper} holds the tag back (type="${type}") until the visitor has agreed: until then there is no launcher.`;
export const heldBack = (keeper: string, means: string) =>
  `${keeper} holds the tag back (${means}) until the visitor moves or scrolls: until then there is no launcher.`;
export const isNecessary =
  'The script sets no cookie and stores nothing before somebody writes a message: it can be exempted as necessary, or stay as it is.';
export const waitsForNobody = 'Exempt the tag; it is 2 kB and waits for nobody.';

export const canHold = (keeper: string) =>
  `The page has ${keeper}, which can hold scripts back until the visitor has agreed.`;
export const canChange = (keeper: string) =>
  `The page has ${keeper}, which can combine, inline, copy or delay scripts.`;
export const exempt = 'Exempt the tag, so that it stays as it is.';
