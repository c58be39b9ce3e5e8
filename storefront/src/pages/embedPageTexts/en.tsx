import type { ReactNode } from 'react';

export const title = 'Put the Receptionist on your site';
export const lead =
  'Choose how it looks and where it leads, try it, and copy one script tag into your pages. Only a small script loads until a visitor uses the chat.';
export const whenWrong = 'When something is wrong';
export const doctor = (link: (words: string) => ReactNode) => (
  <>
    {link('The doctor')} reads a page and tells you what stops the Receptionist from working there, with the line to
    set.
  </>
);
