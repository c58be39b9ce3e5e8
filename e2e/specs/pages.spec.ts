import { eagerly } from '@front-door/shared/delivery/eagerly';
import { allPages, canonicalPages } from '@front-door/shared/routing/pages';
import { readFacts } from '../models/crawl.model';
import { openPage, markDocument, seeInteractive, seeSameDocument } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { part } from '../support/part';
import { isTemplate } from '../support/templates';
import { tellOfFormats } from '../support/tellOfFormats';
import { watchConsole } from '../support/watch';
import { expect, test } from '../support/test';

test('[APP-02] every page and alias is HTML of its own: title, description, canonical, Open Graph, heading and words @desktop', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const { path, canonical, title } of allPages(brand)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(attribute(/<title>(.*?)<\/title>/), path).not.toBe('');
    expect(attribute(/<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(20);
    expect(attribute(/<link rel="canonical" href="([^"]+)"/), path).toBe(new URL(canonical, brand.siteUrl).href);
    expect(attribute(/<meta property="og:title" content="([^"]+)"/), path).not.toBe('');
    expect(attribute(/<meta property="og:url" content="([^"]+)"/), path).toBe(new URL(canonical, brand.siteUrl).href);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    if (path === canonical) {
      expect(titles.get(title), `${path} has a title of its own`).toBeUndefined();
      titles.set(title, path);
    }
  }
});

test('[APP-02] without JavaScript a treatment can be read and the site be walked @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/treatments');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sore Throat\b/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sore Throat');
  await expect(page.getByText('Missing any of these items?', { exact: false })).toBeVisible();
  await context.close();
});

/** Pages in handfuls: a new browser page for each would take most of the time. */
const handful = 8;
const known = canonicalPages(brand).map(({ path }) => path);
const kinds = known.filter(isTemplate);
const others = known.filter((path) => !isTemplate(path));
for (const [screen, paths] of [
  ['@desktop', [...kinds, ...part(others, 12)]],
  // A quarter of the kinds hydrates on a phone too.
  ['@phone', part(kinds, 4)],
] as const)
  for (let first = 0; first < paths.length; first += handful) {
    const some = paths.slice(first, first + handful);
    test(`[APP-02] hydrates with no error or warning in the console, and sets up no formats of languages: ${some.join(' ')} ${screen} @sweep`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await page.addInitScript(tellOfFormats);
      for (const path of some) {
        await openPage(page, path);
        expect(complaints, path).toEqual([]);
      }
    });
  }

test('[APP-02] the styles that a page came with are taken over: none is missing and none is made again @once', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/treatments/weight-loss']) {
    const html = await (await request.get(path)).text();
    const came = /<style data-styled[^>]*>([^<]*)/.exec(html)?.[1]?.trim().split('\n') ?? [];
    // What ends a component's rules is an empty rule of its name, and is not taken over.
    const rules = came.filter((rule) => !rule.endsWith('{}') || rule.startsWith('@'));
    expect(rules.length, path).toBeGreaterThan(100);
    await openPage(page, path);
    const taken = await page.evaluate(() => {
      const sheet = [...document.styleSheets].find(({ ownerNode }) =>
        ownerNode instanceof Element ? ownerNode.hasAttribute('data-styled') : false,
      );
      return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    });
    expect(new Set(taken).size, path).toBe(taken.length);
    // What a visitor alone has, a state for one, may add a few.
    expect(taken.length, path).toBeGreaterThanOrEqual(rules.length);
    expect(taken.length, path).toBeLessThan(rules.length * 1.2);
  }
});

test('the scripts that a page starts with tell the browser to compile them as they arrive @once', async ({
  request,
}) => {
  const html = await (await request.get('/treatments/sore-throat')).text();
  const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(await (await request.get(file)).text(), file).toMatch(new RegExp(`^${eagerly}\n`));
});

test('[APP-01] links navigate without a reload, to the top, with the heading focused; back restores the scroll @once', async ({
  page,
}) => {
  await openPage(page, '/treatments');
  await markDocument(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Weight Loss\b/ })
    .first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/treatments/weight-loss');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/treatments');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(4);
  await page.goForward();
  await expect(page).toHaveURL('/treatments/weight-loss');
  await seeSameDocument(page);
});

test('[APP-07] [TR-04] an unknown address has status 404 and keeps header, footer, search and General Consult @once', async ({
  page,
}) => {
  const answer = await page.goto('/treatments/no-such-thing');
  expect(answer?.status()).toBe(404);
  await seeInteractive(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /General Consult/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('combobox', { name: 'Symptom, condition or medicine' }).fill('sore thrat');
  await expect(
    page
      .getByRole('main')
      .getByRole('option', { name: /^Sore Throat\b/ })
      .first(),
  ).toBeVisible();
  // What is typed stays out of the address.
  expect(page.url()).not.toContain('thrat');
  await seeNoAxeFindings(page);
});

test('[TR-04] [APP-07] an unknown treatment by client navigation is the same screen @once', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    history.pushState({}, '', '/treatments/nothing-here');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Symptom, condition or medicine' })).toBeVisible();
});

test('[RT-01] [HM-07] the logo returns home, and ?show=treatments scrolls to the treatment list', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/treatments/gout');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wellporch/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await openPage(page, '/?show=treatments');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const list = page.locator('#treatments');
  await expect(list).toBeInViewport();
  // On phones the categories are folded below the conditions.
  if (isMobile) await list.getByRole('button', { name: 'All categories' }).tap();
  await expect(list.getByText('Chronic Conditions', { exact: true }).first()).toBeVisible();
});

test('[RT-03] the index lists all from A to Z with price and category, and its filter forgives typos @once', async ({
  page,
}) => {
  await openPage(page, '/treatments');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Gout\b/ })).toBeVisible();
  await expect(main.getByText('$8 to $18').first()).toBeVisible();
  const filter = main.getByRole('combobox', { name: 'Symptom, condition or medicine' });
  await filter.fill('migrane');
  await expect(main.getByRole('option', { name: /Migraine - Headache/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Gout\b/ })).toBeHidden();
  await filter.fill('zzzzzz');
  await expect(main.getByRole('option', { name: /General Consult/ }).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('[RT-04] a treatment path is matched in any case @once', async ({ page, request }) => {
  for (const path of ['/treatments/RASH', '/treatments/rash---pediatric']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(readFacts(await answer.text()).heading, path).toMatch(/^Rash/);
  }
  const answer = await page.goto('/Treatments/Urinary-Tract-Infection');
  expect(answer?.status()).toBe(200);
  await seeInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urinary Tract Infection');
});

test('[APP-04] an error while rendering shows the error screen with ways on, and is logged @once', async ({ page }) => {
  await openPage(page, '/');
  const complaints = watchConsole(page);
  // The chunk arrives, but holds no page.
  await page.route('**/assets/TreatmentsPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body:
        'export const TreatmentsPage = () => { throw new Error("broken page") };' +
        'export { TreatmentsPage as t, TreatmentsPage as n };',
    }),
  );
  await page.evaluate(() => {
    history.pushState({}, '', '/treatments');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /reload/i })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
});
