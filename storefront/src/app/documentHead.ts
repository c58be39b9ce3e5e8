import type { Brand } from '@front-door/shared/brand/brand';
import type { Page } from '@front-door/shared/routing/pages';

/** The tags that say what a page is: title, description, canonical address, link preview. */
export function documentHead(page: Page, brand: Pick<Brand, 'name' | 'siteUrl'>): string {
  const absolute = (path: string) => new URL(path, brand.siteUrl).href;
  const isPage = page.image !== '';
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(isPage
      ? [
          `<link rel="canonical" href="${escapeHtml(absolute(page.canonical))}">`,
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', brand.name),
          meta('property', 'og:title', page.title),
          meta('property', 'og:description', page.description),
          meta('property', 'og:url', absolute(page.canonical)),
          meta('property', 'og:image', absolute(page.image)),
        ]
      : [meta('name', 'robots', 'noindex')]),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
