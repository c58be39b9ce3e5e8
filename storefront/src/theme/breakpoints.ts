/** Smallest widths of the layouts, in em so that they follow the visitor's text size (specification 2.18). */
export const breakpoints = { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' } as const;

/** Media queries from a breakpoint up; `belowMd` is the rest of `md`. */
export const media = {
  sm: `@media (min-width: ${breakpoints.sm})`,
  md: `@media (min-width: ${breakpoints.md})`,
  lg: `@media (min-width: ${breakpoints.lg})`,
  xl: `@media (min-width: ${breakpoints.xl})`,
  belowMd: `@media (max-width: 47.99em)`,
  /** Letters so large that a line has room for few of them, as with doubled ones on a phone. `base.css` has it too. */
  fewLetters: '@media (max-width: 18em)',
} as const;
