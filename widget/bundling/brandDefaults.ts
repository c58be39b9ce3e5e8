import { loadBrand } from '../../shared/src/brand/loadBrand';

/** What the widget takes from the brand configuration, as constants of its build. */
export function brandDefaults(): Record<'BUILD_PRODUCT' | 'BUILD_SEARCH_API' | 'BUILD_SITE', string> {
  const brand = loadBrand();
  return {
    BUILD_PRODUCT: JSON.stringify(brand.name),
    BUILD_SEARCH_API: JSON.stringify(brand.searchApi),
    BUILD_SITE: JSON.stringify(brand.siteUrl),
  };
}
