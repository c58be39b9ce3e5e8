import { loadBrand } from '../../shared/src/brand/loadBrand';
import { addressOf } from '../../shared/src/routing/hrefs';
import { canonicalPages } from '../../shared/src/routing/pages';

/** The key and the address of every listed page, in the edition that whoever loads this module loads it in (`alternates`). */
export const listedPages = canonicalPages(loadBrand()).map(({ key, path }) => [key, addressOf(path)] as const);
