import type { ServiceCategorySlug } from '../catalogue/categories';
import type { TreatmentPath } from '../catalogue/treatments';
import type { CategoryPageSlug } from './aliases';
import { edition } from '../edition/en';
import { categoryKey, pageKeys, treatmentKey } from './englishPaths';
import { localPath } from './local/en';

/*
 * Addresses as a link of this edition's pages has them. The router puts the edition's base before them.
 */

/** The one canonical path of a treatment's page. */
export function treatmentHref(path: TreatmentPath): string {
  return localPath(treatmentKey(path));
}

/** The canonical path of a category's page; two categories are one treatment and lead to its page. */
export function categoryHref(slug: ServiceCategorySlug | CategoryPageSlug): string {
  return localPath(categoryKey(slug));
}

/** Paths of the pages that are there once. */
export const hrefs = Object.fromEntries(
  Object.entries(pageKeys).map(([name, path]) => [name, localPath(path)]),
) as Readonly<Record<keyof typeof pageKeys, string>>;

/** The address of a page from the site's root: for links that the router does not follow. */
export function addressOf(href: string): string {
  return href === '/' ? edition.base || '/' : edition.base + href;
}
