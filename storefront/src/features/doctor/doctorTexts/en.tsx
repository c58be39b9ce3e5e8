import type { ReactNode } from 'react';

export const htmlLabel = 'The page’s HTML';
export const htmlHint = 'All of it, as “View page source” shows it.';
export const headersLabel = 'Its response headers, if you have them';
export const headersHint = (curl: ReactNode) => (
  <>From the browser’s network tools, or {curl}. Policies are often sent only as headers.</>
);
export const examine = 'Examine';
export const clear = 'Clear';

export const result = 'What the doctor says';
export const nothingYet = 'Nothing yet: paste a page and choose Examine.';
export const reading = 'Reading the page …';
export const notLoaded = 'The doctor could not be loaded. Please try again.';
export const noneFound =
  'Nothing in the page’s HTML or headers stops the Receptionist. This page cannot check external style sheets, external scripts, or what scripts do later; the command can.';

export const realBrowser = 'Check it in a real browser';
export const command =
  'The doctor is also a command: it loads a page in a browser, opens the chat, and tells you what it found, by the same rules and more.';

export const toSet = 'To set:';
export const copy = 'Copy';
export const whatIsCopied = (hazard: string): ReactNode => ` what to set: ${hazard}`;
export const place = (section: string): ReactNode => `docs/embedding.md, “${section}”`;
export const copied = 'Copied.';
export const notCopied = 'Your browser did not allow copying. Please select the text and copy it.';
