import { loadBrand } from '@front-door/shared/brand/loadBrand';

/** The brand that the tested build was made with. */
export const brand = loadBrand();
