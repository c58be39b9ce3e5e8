import { expect, test } from 'vitest';
import { allPages, canonicalPages } from '@front-door/shared/routing/pages';
import { siteFiles } from './siteFiles';

const siteUrl = 'https://www.example.com';
const brand = { name: 'Wellporch', slug: 'wellporch' };

function sitemapOf(pages: readonly { readonly path: string }[]): Document {
  return new DOMParser().parseFromString(
    siteFiles(
      pages.map(({ path }) => ({ en: path })),
      siteUrl,
    )['sitemap.xml'] ?? '',
    'application/xml',
  );
}

test('[APP-08] the sitemap lists every canonical page once, and no alias', () => {
  const listed = [...sitemapOf(canonicalPages(brand)).querySelectorAll('urlset > url > loc')].map((loc) =>
    loc.textContent.replace(siteUrl, ''),
  );
  expect(listed).toEqual(canonicalPages(brand).map(({ path }) => path));
  expect(new Set(listed).size).toBe(listed.length);
  const aliases = allPages(brand).filter(({ path, canonical }) => path !== canonical);
  expect(aliases.filter(({ path }) => listed.includes(path))).toEqual([]);
});

test('[APP-08] the sitemap is XML whatever an address holds', () => {
  const sitemap = sitemapOf([{ path: '/a?b=1&c=<2>' }]);
  expect(sitemap.querySelector('parsererror')).toBeNull();
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(sitemap.querySelector('loc')?.textContent).toBe('https://www.example.com/a?b=1&c=%3C2%3E');
});

test('[ES-01] the sitemap names the page in every language beside each', () => {
  const sitemap = siteFiles([{ en: '/care', es: '/es/servicios' }], siteUrl)['sitemap.xml'] ?? '';
  const parsed = new DOMParser().parseFromString(sitemap, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const urls = [...parsed.querySelectorAll('url')];
  expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual([
    `${siteUrl}/care`,
    `${siteUrl}/es/servicios`,
  ]);
  for (const url of urls) {
    const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${siteUrl}/care`],
      ['es', `${siteUrl}/es/servicios`],
    ]);
  }
});

test('[APP-08] robots.txt lets every robot in and says where the sitemap is', () => {
  expect(siteFiles([], siteUrl)['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});
