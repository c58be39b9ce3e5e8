import type { ReactNode } from 'react';

export const eyebrow = 'Legal';
export const onThisPage = 'On this page';
export const onThisPageFolded = 'On this page, folded';
export const allDocuments = 'All legal documents';

/** Says that another version of the document rules, and leads to it. The English one is the one that rules. */
export const whichRules: (original: string) => ReactNode = () => undefined;
