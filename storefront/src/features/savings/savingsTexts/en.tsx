import type { ReactNode } from 'react';

export const download = 'Download Card';
/** Where there is no card to show. */
export const onRequest = 'Ask us for a savings card';
export const askForCard = (phone: ReactNode, email: ReactNode) => (
  <>
    There is no card to show here yet. Call {phone} or write to {email}, and we tell you how to get one.
  </>
);
