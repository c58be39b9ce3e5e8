import type { ReactNode } from 'react';

export const tableLabel = 'Provider licenses';
export const state = 'State';
export const name = 'Name';
export const licenseNumber = 'License No.';
export const type = 'Type';
export const date = 'Date';

export const chooseState = 'Choose your state to see its licenses first.';
export const firstOf = (count: number, inState: string) =>
  `${String(count)} ${count === 1 ? 'license' : 'licenses'} in ${inState}, first in the list.`;
export const noneIn = (inState: string, phone: ReactNode) => (
  <>
    This list has no license in {inState}. Ask us: {phone}
  </>
);
