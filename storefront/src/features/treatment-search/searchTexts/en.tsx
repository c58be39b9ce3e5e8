import type { ReactNode } from 'react';

export const clear = 'Clear the search';
export const results = 'Search results';
export const noneByThatName = 'No treatment by that name';
export const tryAnother = 'Try another word, or talk it over with a provider in a General Consult.';
export const visit = (price: string) => `Visit: ${price}`;
export const tell = (words: ReactNode) => <>Tell the Receptionist: “{words}”</>;
/** Read out: how many are only spelled like what was typed. */
export const suggestions = (count: number) => `No treatment by that name. Suggestions: ${String(count)}`;
/** Read out: how many were found. */
export const found = (count: number) => `${String(count)} ${count === 1 ? 'treatment' : 'treatments'} found`;
