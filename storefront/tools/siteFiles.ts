import { escaped } from '../../shared/src/markup';

/**
 * What search engines look for at the site's root, by file name: the list of pages and who may read them.
 *
 * @param pages the canonical address of each page by language; each is listed with the others beside it.
 */
export function siteFiles(
  pages: readonly Readonly<Partial<Record<string, string>>>[],
  siteUrl: string,
): Record<string, string> {
  const absolute = (path: string) => escaped(new URL(path, siteUrl).href);
  const entries = pages.flatMap((page) => {
    const addresses = Object.entries(page).flatMap(([language, path]) =>
      path === undefined ? [] : [[language, absolute(path)] as const],
    );
    const others = addresses.length < 2 ? [] : addresses.map(([language, address]) => alternate(language, address));
    return addresses.map(([, address]) => `  <url><loc>${address}</loc>${others.join('')}</url>\n`);
  });
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`,
  };
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
