import type { Licensure } from '@front-door/shared/catalogue/licensure';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __LICENSURES__: readonly Licensure[];

/** The licenses in this build's brand file, in their order; apart from the rest of the brand, which every page carries. */
// oxlint-disable-next-line no-underscore-dangle -- see above
export const licensures: readonly Licensure[] = __LICENSURES__;
