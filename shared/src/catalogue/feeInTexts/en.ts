import type { UsState } from '../states';

export const ifInState = 'if offered in your state';
export const forErectileDysfunction = (state: UsState) => `in ${state} for erectile dysfunction only`;
export const notOffered = 'Not offered';
export const inState = (state: UsState) => `in ${state}`;
