import type { Brand } from '@front-door/shared/brand/brand';

declare const BUILD_BRAND: Brand;

/** The brand of this build, but for what single pages show; the build configuration reads and checks it. */
export const brand: Brand = BUILD_BRAND;
