import type { ReactNode } from 'react';

export const htmlLabel = 'The page’s HTML';
export const htmlHint = 'All of it, as “View page source” shows it.';
export const headersLabel = 'Its response headers, if you have them';
export const headersHint = (curl: ReactNode) => (
  <>From the browser’s network tools, or {curl}. Policies are often there alone.</>
);
export const examine = 'Examine';
export const clear = 'Clear';

export const result = 'What the doctor says';
export const nothingYet = 'Nothing yet: paste a page and choose Examine.';
export const reading = 'Reading the page …';
export const notLoaded = 'The doctor could not be loaded. Please try again.';
export const noneFound =
  'What is written in the page and its headers lets the Receptionist work. Style sheets and scripts in files of their own, and what scripts do later, can not be seen from here: the command sees them.';

export const realBrowser = 'See it in a real browser';
export const command =
  'The same doctor as a command loads a page, opens the chat, and names what it met, by the same rules and more.';

export const toSet = 'To set:';
export const copy = 'Copy';
export const whatIsCopied = (hazard: string): ReactNode => ` what to set: ${hazard}`;
export const place = (section: string): ReactNode => `docs/embedding.md, “${section}”`;
export const copied = 'It is copied.';
export const notCopied = 'The browser did not let it be copied: please select it.';
