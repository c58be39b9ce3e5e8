import type { Brand } from '@front-door/shared/brand/brand';

// oxlint-disable-next-line no-underscore-dangle -- the customary spelling of a build-time constant
declare const __BRAND__: Brand;

/** The brand of this build, but for what single pages show; the build configuration reads and checks it. */
// oxlint-disable-next-line no-underscore-dangle -- see above
export const brand: Brand = __BRAND__;
