import type { Brand } from '../brand/brand';
import { categories, categoryTitled, findCategory } from '../catalogue/categories';
import { treatments } from '../catalogue/treatments';
import type { TreatmentSummary } from '../catalogue/catalogue.types';
import { brandSavingsPath, pageAliases, type CategoryPageSlug } from './aliases';
import { categoryAliases } from './categoryAliases';
import { categoryTexts } from './categoryTexts';
import { categoryKey, englishFolders, pageKeys, treatmentKey } from './englishPaths';
import { localPath } from './local/en';
import type { PreviewImage } from './previewImages';
import { categoryFolders, segmentsOf } from './segments';
import { categoryTitle, notFoundText, outbound, standing, treatmentText, unlisted, type PageText } from './texts/en';

export { notFoundText, type PageText };

type Named = Pick<Brand, 'name'>;
type Slugged = Pick<Brand, 'name' | 'slug'>;

/** One address of the storefront that is prerendered, below the edition's base. */
export interface Page extends PageText {
  /** The page's canonical path in English, by which it is known in every language. */
  readonly key: string;
  /** Starts with a slash, has no query and no trailing slash (but for the home page's own). */
  readonly path: string;
  /** The path that search engines should keep; equal to `path` unless this is an alias. */
  readonly canonical: string;
  /** The picture for link previews; absent where there is nothing to share. */
  readonly image?: PreviewImage;
}

/** The path of the not-found page's file. It is shown at whatever address there is no page. */
export const notFoundPath = '/404';

function pageOf(key: string, { title, description }: PageText, image?: PreviewImage): Page {
  const path = localPath(key);
  return { key, path, canonical: path, title, description, ...(image === undefined ? {} : { image }) };
}

function standingPages(brand: Named): Page[] {
  return Object.entries(standing).map(([key, text]) => pageOf(key, text(brand), 'default'));
}

function treatmentPages(brand: Named): Page[] {
  return treatments.map((entry) => pageOf(treatmentKey(entry.path), treatmentText(entry, brand), previewOf(entry)));
}

/** The picture of an entry's category; the weight-loss program, which belongs to none, has its own. */
function previewOf(entry: TreatmentSummary): PreviewImage {
  const category = categoryTitled(entry.primaryCategory) ?? findCategory(entry.path);
  return category?.urlPath ?? 'weight-loss';
}

function categoryPages(brand: Named): Page[] {
  return categorySlugs
    .filter((slug) => categoryKey(slug) === `${englishFolders.category}/${slug}`)
    .map((slug) => {
      const { title, description } = categoryTexts(slug);
      return pageOf(categoryKey(slug), { title: categoryTitle(title, brand), description }, slug);
    });
}

const categorySlugs = Object.keys(categoryAliases) as readonly CategoryPageSlug[];

/** Every page once, at its canonical path: what a sitemap lists. */
export function canonicalPages(brand: Named): readonly Page[] {
  return [...standingPages(brand), ...categoryPages(brand), ...treatmentPages(brand)];
}

/** Every other address that answers, with the key of the page it stands for: the specification's, in every edition. */
function aliases({ slug: brandSlug }: Slugged): (readonly [alias: string, key: string])[] {
  return [
    [brandSavingsPath(brandSlug), pageKeys.savingsCard],
    ...Object.entries(pageAliases).flatMap(([key, others]) => others.map((alias) => [alias, key] as const)),
    ...treatments.flatMap((entry) =>
      segmentsOf(entry).map(
        (segment) => [`${englishFolders.treatments}/${segment}`, treatmentKey(entry.path)] as const,
      ),
    ),
    ...categorySlugs.flatMap((slug) => categoryAddresses([slug, ...categoryAliases[slug]], categoryKey(slug))),
    ...categories
      .filter(({ urlPath }) => categoryKey(urlPath) === `/${urlPath}`)
      .flatMap(({ urlPath }) => categoryAddresses([urlPath], categoryKey(urlPath))),
  ];
}

function categoryAddresses(segments: readonly string[], key: string): (readonly [alias: string, key: string])[] {
  return segments.flatMap((segment) => categoryFolders.map((folder) => [`${folder}/${segment}`, key] as const));
}

/** Pages without a picture, which no sitemap lists. */
function otherPages(brand: Named): readonly Page[] {
  return Object.entries({ ...outbound, ...unlisted }).map(([key, text]) => pageOf(key, text(brand)));
}

/** Every address that is prerendered: the canonical pages, those that lead away or are not listed, and the aliases. */
export function allPages(brand: Slugged): readonly Page[] {
  const named = [...canonicalPages(brand), ...otherPages(brand)];
  const byKey = new Map(named.map((page) => [page.key, page]));
  const byPath = new Map(named.map((page) => [page.path, page]));
  const others = [...named.map(({ key }) => [key, key] as const), ...aliases(brand)];
  for (const [alias, key] of others) {
    const page = byKey.get(key);
    if (page !== undefined && !byPath.has(alias)) byPath.set(alias, { ...page, path: alias });
  }
  return [...byPath.values()];
}

/** The page of an address in any case, with or without a trailing slash; `undefined` when there is none. */
export function pageAt(pathname: string, brand: Slugged): Page | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return allPages(brand).find((page) => page.path === (path === '' ? '/' : path));
}
