/** The widget's own colors, which the loader's style sheet has too. */
export const ownColors = { primary: '#069', onPrimary: '#fff' } as const;
