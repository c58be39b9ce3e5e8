/** The widget's own colors; the loader's style sheet has the first two as well. */
export const ownColors = { primary: '#069', onPrimary: '#fff', ground: '#fff' } as const;
