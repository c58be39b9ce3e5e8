/** Smallest widths of the layouts, in em so that they follow the visitor's text size (specification 2.18). */
export const breakpoints = { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' } as const;

/** Below `md` phones have their own layout: a fixed bar, and parts that fold. As `matchMedia` takes it. */
export const belowMd = '(max-width: 47.99em)';

/**
 * Every width that a style asks for; tests hold that no style writes one itself, and that what is below a width ends where
 * it begins. They are written out, because every page fetches them.
 */
export const media = {
  /** From 320 px on, at the browser's own text size: all but the smallest phones with large letters. */
  smallPhone: '@media (min-width: 20em)',
  sm: '@media (min-width: 30em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 62em)',
  xl: '@media (min-width: 80em)',
  belowSmallPhone: '@media (max-width: 19.99em)',
  /** Below 360 px, the width of usual phones. */
  belowPhone: '@media (max-width: 22.49em)',
  belowSm: '@media (max-width: 29.99em)',
  belowMd: `@media ${belowMd}`,
  /** A row of the phones' layout, where there is room for one. */
  phoneRow: '@media (min-width: 20em) and (max-width: 47.99em)',
  /** Where the header has its row of links, and little room for it. */
  tablet: '@media (min-width: 48em) and (max-width: 61.99em)',
} as const;

/** A button in which label and fee have room beside each other, whatever the screen. */
export const roomyButton = '@container (min-width: 15em)';
