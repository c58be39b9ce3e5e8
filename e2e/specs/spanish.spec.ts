import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as spanishCategories from '@front-door/shared/catalogue/categoriesTexts/es';
import { shownCategory, shownName } from '@front-door/shared/catalogue/names/es';
import { canonicalPages } from '@front-door/shared/routing/pages';
import { openCold, readFacts } from '../models/crawl.model';
import { goTo, openPage, seeInteractive } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { inSpanish } from '../support/inSpanish';
import { part } from '../support/part';
import { templates } from '../support/templates';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

/** The Spanish address of a page, from the site's root. */
const absolute = (path: string) => new URL(path, brand.siteUrl).href;

/** Every listed page: its English address and its Spanish one. */
const pairs = canonicalPages(brand).map(({ key }) => [key, inSpanish(key)] as const);

/** Links that a document's head or the sitemap has to the page in other languages, sorted. */
function alternates(html: string, tag: string): readonly string[] {
  const pattern = new RegExp(`<${tag} rel="alternate" hreflang="([^"]*)" href="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, language = '', href = '']) => `${language} ${href}`).sort();
}

test('[ES-01] [ES-02] every page has a Spanish one, each names the other to search engines, and links of Spanish pages stay in Spanish, but for the one to the English page @desktop', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
  expect(entries).toHaveLength(pairs.length * 2);
  const titles = new Set<string>();
  const targets = new Map<string, string>();
  const found = new Set<string>();
  for (const [english, spanish] of pairs) {
    expect(spanish === inSpanish('/') || spanish.startsWith('/es/'), spanish).toBe(true);
    const expected = [`en ${absolute(english)}`, `es ${absolute(spanish)}`, `x-default ${absolute(english)}`];
    for (const [language, path] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const answer = await request.get(path);
      const html = await answer.text();
      const { canonical, title } = readFacts(html);
      titles.add(title);
      const entry = entries.find((candidate) => candidate.includes(`<loc>${absolute(path)}</loc>`)) ?? '';
      expect(
        {
          status: answer.status(),
          alternates: alternates(html, 'link'),
          canonical,
          inSitemap: alternates(entry, 'xhtml:link'),
        },
        path,
      ).toEqual({ status: 200, alternates: expected, canonical: absolute(path), inSitemap: expected.slice(0, 2) });
      for (const words of [
        `<html lang="${language}"`,
        `"inLanguage":"${language}-US"`,
        `<meta property="og:url" content="${absolute(path)}"`,
      ])
        expect(html, path).toContain(words);
      if (language === 'en') continue;
      found.add(path);
      const { toEnglish, others } = ownLinks(html, path);
      expect([...new Set(toEnglish)], `the English page of ${path}`).toEqual([english]);
      expect(
        others.filter((target) => !/^\/es(?:\/|$)/.test(target)),
        `links of ${path}`,
      ).toEqual([]);
      for (const target of others) targets.set(target, path);
    }
  }
  expect(titles.size, 'no two pages have the same title').toBe(pairs.length * 2);
  expect(targets.size).toBeGreaterThan(60);
  for (const [target, from] of targets)
    if (!found.has(target)) expect((await request.get(target)).status(), `${target}, from ${from}`).toBe(200);
});

/** Where the links of a page lead to on the site: those that say they are English, and the others. */
function ownLinks(html: string, from: string) {
  const toEnglish: string[] = [];
  const others: string[] = [];
  for (const [anchor, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"[^>]*>/g)) {
    const { origin, pathname } = new URL(href.replaceAll('&amp;', '&'), absolute(from));
    if (origin !== brand.siteUrl) continue;
    if (/\bhreflang="en"/i.test(anchor)) toEnglish.push(pathname);
    // Files and what stands in for other sites have no language.
    else if (!/\.\w+$|^\/stand-in\//.test(pathname)) others.push(pathname);
  }
  return { toEnglish, others };
}

test('[ES-01] an address in any case and either spelling is its Spanish page; what is none says so in Spanish @desktop @sweep', async ({
  request,
}) => {
  for (const [english, spanish] of part(pairs, 6)) {
    const page = await openCold(request, spanish);
    for (const address of [spanish.toUpperCase(), `${spanish}/`, `/es${english}`, `/ES${english.toUpperCase()}`])
      expect(await openCold(request, address), address).toEqual(page);
    expect((await openCold(request, `${spanish}?lang=xx`)).canonical).toBe(absolute(spanish));
  }
  for (const address of ['/es/no-such-page', '/ES/no-such-page', '/es/es', '/es/tratamientos/no-hay', '/es/404']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    const html = await answer.text();
    expect(html, address).toContain('<html lang="es"');
    expect(html, address).not.toContain('hreflang="x-default"');
  }
  for (const address of ['/tratamientos', '/espresso', '/fr/care', '/en/care'])
    expect(await (await request.get(address)).text(), address).toContain('<html lang="en"');
});

test('[ES-08] the scripts of an English page carry no words of the Spanish edition, which its own pages do @desktop', async ({
  request,
}) => {
  const words = [shownName({ path: 'sore-throat' }), shownCategory("Women's Health"), spanishCategories.urgentCare];
  const carried = async (page: string) => {
    const html = await (await request.get(page)).text();
    const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
    expect(files.size, page).toBeGreaterThan(1);
    const scripts = await Promise.all([...files].map(async (file) => (await request.get(file)).text()));
    return words.filter((text) => scripts.some((script) => script.includes(text)));
  };
  for (const template of templates) {
    if (template !== '/no-such-page') expect(await carried(template), template).toEqual([]);
  }
  expect(await carried(inSpanish('/care'))).toEqual(words);
});

/** What a document has because there is a page in another language: its alternates, the switch, the offer and its style. */
function ofOtherLanguages(html: string): readonly string[] {
  const [offer = '', name = ''] = /<p lang="es" class="([\w-]+)[^>]*>.*?<\/p>/.exec(html) ?? [];
  return [
    ...(html.match(/<link rel="alternate" hreflang=[^>]*>/g) ?? []),
    offer,
    ...(html.match(/<a [^>]*hreflang="es"[^>]*>.*?<\/a>/gi) ?? []),
    ...(html.match(new RegExp(`[^{}>]*\\.${name}\\b[^{}]*\\{[^{}]*\\}`, 'g')) ?? []),
  ];
}

/** Packed as well as is quick: what is sent is packed better, and differs by some bytes less. */
function packedLength(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

test('[ES-08] because of the Spanish edition an English document grows by less than 300 bytes, its scripts’ 700 apart @desktop', async ({
  request,
}) => {
  for (const template of templates.filter((path) => path !== '/no-such-page')) {
    const html = await (await request.get(template)).text();
    const parts = ofOtherLanguages(html);
    for (const words of ['hreflang="x-default"', 'Ver esta página en español', '>Español</a>', 'display:none'])
      expect(parts.join('\n'), template).toContain(words);
    const without = parts.reduce((rest, one) => rest.replace(one, ''), html);
    const grown = packedLength(html) - packedLength(without);
    expect(grown, template).toBeLessThan(300);
    expect(grown, template).toBeGreaterThan(100);
  }
});

/** Follows the link to the other language, where the screen has it. */
async function change(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Men/ }).click();
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
  await place.getByRole('link', { name: /^(?:Español|English)$/ }).click();
}

test('[ES-02] the other language keeps the page, the query and the state, there and back', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/treatments/rash?source=flyer&option=2');
  await page.getByRole('combobox', { name: 'What state do you live in?' }).first().selectOption('Texas');
  await change(page, isMobile);
  await expect(page).toHaveURL('/es/treatments/rash?source=flyer&option=2');
  await seeInteractive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sarpullido');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('Texas');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');

  await change(page, isMobile);
  await expect(page).toHaveURL('/treatments/rash?source=flyer&option=2');
  await seeInteractive(page);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('[ES-02] the language that was chosen is offered later, and nobody is sent there @once', async ({ page }) => {
  const choose = (language: string) =>
    page.evaluate((chosen) => {
      localStorage.setItem('language', chosen);
    }, language);
  await page.goto('/healthz');
  await choose('es');
  await page.goto('/care');
  await expect(page).toHaveURL('/care');
  const offer = page.getByRole('link', { name: 'Ver esta página en español' });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL('/es/care');
  await seeInteractive(page);
  await expect(page.getByRole('link', { name: 'See this page in English' })).toBeHidden();

  await choose('en');
  await page.goto('/es/servicios');
  await expect(page.getByRole('link', { name: 'See this page in English' })).toBeVisible();
  await seeInteractive(page);
  await page.getByRole('button', { name: 'Stay in Spanish' }).click();
  await expect(page.getByRole('link', { name: 'See this page in English' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'See this page in English' })).toBeHidden();
});

test('[ES-01] [ES-03] [ES-05] moving on inside the Spanish edition keeps head and language true, to the assessment, which gets its English names @once', async ({
  page,
}) => {
  await openPage(page, '/es/tratamientos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dolor de garganta/ })
    .first()
    .click();
  await expect(page).toHaveURL('/es/tratamientos/dolor-de-garganta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dolor de garganta');
  await expect(page).toHaveTitle(/^Dolor de garganta: tratamiento en línea/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    absolute('/es/tratamientos/dolor-de-garganta'),
  );
  await expect(page.locator('link[hreflang]')).toHaveCount(0);

  await goTo(page, '/es/tratamientos/infeccion-urinaria');
  await page.getByRole('main').getByRole('combobox').first().selectOption('Florida');
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: /^Consulta virtual/ })
    .first()
    .click();
  const tab = await opened;
  await tab.waitForURL(/\/stand-in\/assessment\/protocol\/consent\?/);
  const sent = new URL(tab.url()).searchParams;
  expect([sent.get('protocolName'), sent.get('state')]).toEqual(['Urinary Tract Infection', 'Florida']);
});

test('[ES-01] [APP-02] every kind of Spanish page hydrates without a complaint, and axe finds nothing @sweep', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  const kinds = templates.filter((template) => template !== '/no-such-page');
  for (const [index, template] of part(kinds, 2, isMobile ? 1 : 0).entries()) {
    await openPage(page, inSpanish(template));
    expect(complaints, template).toEqual([]);
    // Header, footer and bars are the same everywhere.
    await seeNoAxeFindings(page, index === 0 ? {} : { within: 'main' });
  }
});
