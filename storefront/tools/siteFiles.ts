import type { Page } from '@front-door/shared/routing/pages';

/** What search engines look for at the site's root, by file name: the list of pages and who may read them. */
export function siteFiles(canonicalPages: readonly Pick<Page, 'path'>[], siteUrl: string): Record<string, string> {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const entries = canonicalPages.map(({ path }) => `  <url><loc>${escapeXml(absolute(path))}</loc></url>\n`);
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
  };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
