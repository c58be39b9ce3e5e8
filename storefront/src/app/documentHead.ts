import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import type { Language } from '@front-door/shared/language';
import { addressOf } from '@front-door/shared/routing/hrefs';
import { notFoundPath, type Page } from '@front-door/shared/routing/pages';
import { previewAlt, previewPath, previewSize } from '@front-door/shared/routing/previewImages';
import { structuredData, type BrandIdentity, type Graph } from '@front-door/shared/routing/structuredData';
import { escaped } from '@front-door/shared/markup';

/** The addresses of one page by language, from the site's root. */
export type Alternates = Partial<Record<Language, string>>;

/**
 * The tags that say what a page is: title, description, canonical address, link preview and structured data.
 * A page without a picture is kept out of search engines.
 *
 * @param treatment the entry that the page shows, if it shows one.
 * @param alternates the page's canonical address in every edition that has it.
 */
export function documentHead(
  page: Page,
  brand: BrandIdentity,
  treatment?: Treatment,
  alternates: Alternates = {},
): string {
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  const canonical = absolute(addressOf(page.canonical));
  return [
    `<title>${escaped(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.path === notFoundPath
      ? []
      : [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', brand.name),
          meta('property', 'og:title', page.title),
          meta('property', 'og:description', page.description),
          meta('property', 'og:url', canonical),
        ]),
    ...(page.image === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [
          ...alternateLinks(alternates, absolute),
          meta('property', 'og:image', absolute(previewPath(page.image))),
          meta('property', 'og:image:width', String(previewSize.width)),
          meta('property', 'og:image:height', String(previewSize.height)),
          meta('property', 'og:image:alt', previewAlt(page.image)),
          meta('name', 'twitter:card', 'summary_large_image'),
          dataScript(structuredData(page, brand, treatment)),
        ]),
  ].join('');
}

/** Links to the page in every edition, itself included; a browser that wants none of the languages gets English. */
function alternateLinks(alternates: Alternates, absolute: (path: string) => string): readonly string[] {
  const all = Object.entries({ ...alternates, ...(alternates.en !== undefined && { 'x-default': alternates.en }) });
  return all.map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(absolute(path))}">`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

/** A `<` in the data could end the script or open a comment; JSON has another spelling of it. */
function dataScript(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
