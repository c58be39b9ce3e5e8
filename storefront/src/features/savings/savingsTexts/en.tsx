import type { ReactNode } from 'react';

export const download = 'Download Card';
/** Where the numbers on the card are not known, so that there is no picture of it. */
export const onRequest = 'Ask us for a savings card';
export const askForCard = (phone: ReactNode, email: ReactNode) => (
  <>
    We cannot show the card here yet. Call {phone} or write to {email}, and we will tell you how to get one.
  </>
);
