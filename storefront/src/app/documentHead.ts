import type { Treatment } from '@front-door/shared/catalogue/catalogue.types';
import { notFoundPath, type Page } from '@front-door/shared/routing/pages';
import { previewAlt, previewPath, previewSize } from '@front-door/shared/routing/previewImages';
import { structuredData, type BrandIdentity, type Graph } from '@front-door/shared/routing/structuredData';

/**
 * The tags that say what a page is: title, description, canonical address, link preview and structured data.
 * A page without a picture is none to find.
 *
 * @param treatment the entry that the page shows, if it shows one.
 */
export function documentHead(page: Page, brand: BrandIdentity, treatment?: Treatment): string {
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.path === notFoundPath
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(absolute(page.canonical))}">`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', brand.name),
          meta('property', 'og:title', page.title),
          meta('property', 'og:description', page.description),
          meta('property', 'og:url', absolute(page.canonical)),
        ]),
    ...(page.image === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [
          meta('property', 'og:image', absolute(previewPath(page.image))),
          meta('property', 'og:image:width', String(previewSize.width)),
          meta('property', 'og:image:height', String(previewSize.height)),
          meta('property', 'og:image:alt', previewAlt(page.image)),
          meta('name', 'twitter:card', 'summary_large_image'),
          dataScript(structuredData(page, brand, treatment)),
        ]),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A `<` in the data could end the script or open a comment; JSON has another spelling of it. */
function dataScript(data: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
