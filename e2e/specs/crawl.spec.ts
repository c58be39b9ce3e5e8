import { allPages, canonicalPages } from '@front-door/shared/routing/pages';
import { openCold, seeWithin } from '../models/crawl.model';
import { markDocument, openPage, seeSameDocument } from '../models/site.model';
import { brand } from '../support/brand';
import { part } from '../support/part';
import { routeTable, type RouteRow } from '../support/routeTable';
import { expect, test } from '../support/test';

const rows: readonly (readonly [id: string, rows: readonly RouteRow[]])[] = Object.entries(routeTable);

/** An address as people type it: other case, and a slash at the end. */
function variants(address: string): readonly string[] {
  const [path = '', query] = address.split('?');
  const suffix = query === undefined ? '' : `?${query}`;
  return [address, `${path.toUpperCase()}${suffix}`, `${path}/${suffix}`];
}

/** A page that is none of the table's rows, to come from. */
const elsewhere = '/treatments';

for (const [id, group] of rows) {
  test(`[${id}] opened cold, every address answers as its canonical page, in any case @desktop`, async ({
    request,
  }) => {
    for (const { canonical, aliases } of group) {
      const expected = await openCold(request, canonical);
      expect(expected.canonical, canonical).toBe(new URL(canonical, brand.siteUrl).href);
      expect(expected.title, canonical).toContain(brand.name);
      expect(expected.heading, canonical).not.toBe('');
      for (const address of new Set([canonical, ...aliases].flatMap((alias) => variants(alias)))) {
        if (address !== canonical) expect(await openCold(request, address), address).toEqual(expected);
      }
    }
  });
}

/** A row's addresses, one of each page after the other, so that one page seldom follows itself. */
function stopsOf(group: readonly RouteRow[]) {
  const pages = group.map(({ canonical, aliases }) =>
    [...new Set([canonical, ...aliases, canonical.toUpperCase()])].map((address) => ({ canonical, address })),
  );
  const most = Math.max(...pages.map((addresses) => addresses.length));
  return Array.from({ length: most }, (_, nth) => pages.flatMap((addresses) => addresses[nth] ?? [])).flat();
}

test(`[${rows.map(([id]) => id).join('] [')}] [APP-01] reached inside the application, every address shows what it shows opened cold @desktop @sweep`, async ({
  page,
  request,
}) => {
  test.slow();
  const away = await openCold(request, elsewhere);
  await openPage(page, elsewhere);
  await markDocument(page);
  let here = elsewhere;
  for (const { canonical, address } of rows.flatMap(([, group]) => part(stopsOf(group), 8))) {
    if (here === canonical) await seeWithin(page, elsewhere, away);
    await seeWithin(page, address, await openCold(request, canonical));
    here = canonical;
  }
  await seeSameDocument(page);
});

test('[APP-02] the table has every address @desktop', () => {
  const listed = new Set(
    rows.flatMap(([, group]) => group.flatMap(({ canonical, aliases }) => [canonical, ...aliases])),
  );
  // Five pages have tests of their own, three of which follow queries, and two lead away at once.
  const others = new Set([
    '/',
    '/treatments',
    '/how-it-works',
    '/partners/embed',
    '/partners/doctor',
    '/singlecare',
    '/patient-portal',
  ]);
  expect(allPages(brand).filter(({ path }) => !listed.has(path) && !others.has(path))).toEqual([]);
});

test('[APP-02] no page has a dead end: every link, picture and fragment is there @desktop', async ({ request }) => {
  test.slow();
  const origins = new Map<string, Set<string>>();
  const documents = new Map<string, string>();
  for (const { path } of canonicalPages(brand)) {
    const html = await (await request.get(path)).text();
    documents.set(path, html);
    for (const [, reference = ''] of html.matchAll(
      /<(?:a|img|link|script|use|source)\b[^>]*?\b(?:href|src)="([^"]+)"/g,
    )) {
      const { origin, pathname, search, hash } = new URL(
        reference.replaceAll('&amp;', '&'),
        new URL(path, brand.siteUrl),
      );
      if (origin !== brand.siteUrl) continue;
      const target = `${pathname}${search}${hash}`;
      origins.set(target, (origins.get(target) ?? new Set()).add(path));
    }
  }
  const dead: string[] = [];
  for (const [target, from] of origins) {
    const { pathname, search, hash } = new URL(target, brand.siteUrl);
    const answer = await request.get(`${pathname}${search}`);
    const isThere = answer.status() === 200 && (hash === '' || (await answer.text()).includes(`id="${hash.slice(1)}"`));
    if (!isThere) dead.push(`${target} from ${[...from].join(', ')}`);
  }
  expect(origins.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test('[APP-08] the sitemap lists the canonical pages, each with data and a picture that can be had @desktop', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemapUrl = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await request.get(new URL(sitemapUrl).pathname);
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const all = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const listed = all.filter((url) => !/\/es(?:\/|$)/.test(url));
  expect(listed).toEqual(canonicalPages(brand).map(({ path }) => new URL(path, brand.siteUrl).href));
  const pictures = new Set<string>();
  for (const url of listed) {
    const html = await (await request.get(new URL(url).pathname)).text();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
    expect(data, url).toMatchObject({ '@context': 'https://schema.org' });
    pictures.add(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  }
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
  }
});
