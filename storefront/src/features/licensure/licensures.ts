import type { Licensure } from '@front-door/shared/catalogue/licensure';

declare const BUILD_LICENSURES: readonly Licensure[];

/** The licenses in this build's brand file, in their order; apart from the rest of the brand, which every page carries. */
export const licensures: readonly Licensure[] = BUILD_LICENSURES;
