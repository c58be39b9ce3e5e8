import type { Page } from '@playwright/test';
import { eagerly } from '@front-door/shared/delivery/eagerly';
import { allPages, canonicalPages } from '@front-door/shared/routing/pages';
import { readFacts } from '../models/crawl.model';
import { goHomeByLogo, goTo, markDocument, openPage, seeInteractive, seeSameDocument } from '../models/site.model';
import { seeNoAxeFindings } from '../support/axe';
import { brand } from '../support/brand';
import { countLayoutShift, whatMoved } from '../support/layoutShift';
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

test('[APP-02] [AF-02] [APP-11] without JavaScript a treatment can be read, unfolded and printed, and the site be walked @desktop', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/treatments');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Urinary Tract Infection\b/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urinary Tract Infection');
  await expect(page.getByText('Missing any of these items?', { exact: false })).toBeVisible();
  await page.getByText('When to get help now').click();
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
  // What only scripts can do is not offered without them.
  await expect(page.getByText('Starting a visit here needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What state do you live in?' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print a visit sheet' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${brand.siteUrl}/treatments/urinary-tract-infection`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await context.close();
});

/** Pages in handfuls: a new browser page for each would take most of the time. */
const handful = 8;
const known = canonicalPages(brand).map(({ path }) => path);
const kinds = known.filter(isTemplate);
const others = known.filter((path) => !isTemplate(path));
for (const [screen, paths] of [
  // One in the letters that somebody may have typed.
  ['@desktop', [...kinds, ...part(others, 16), '/Treatments/Urinary-Tract-Infection']],
  // Half of the kinds hydrate on a phone too.
  ['@phone', part(kinds, 2, 1)],
] as const)
  for (let first = 0; first < paths.length; first += handful) {
    const some = paths.slice(first, first + handful);
    test(`[APP-02] [HM-04] [TH-01] [RT-04] hydrates with no error or warning in the console, sets up no formats of languages, takes its styles over, and nothing moves: ${some.join(' ')} ${screen} @sweep`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      const shift = await countLayoutShift(page);
      await page.addInitScript(tellOfFormats);
      for (const path of some) {
        const html = (await (await page.goto(path))?.text()) ?? '';
        await seeInteractive(page);
        expect(await page.locator('h1').textContent(), path).toBe(readFacts(html).heading);
        await seeStylesTakenOver(page, html, path);
        await scrollThrough(page);
        expect(complaints, path).toEqual([]);
        const moved = await shift();
        expect(moved, `${path}:\n${(await whatMoved(page)).join('\n')}`).toBeLessThan(0.001);
      }
    });
  }

/** None of the styles that a page came with is missing, and none is made again. */
async function seeStylesTakenOver(page: Page, html: string, path: string): Promise<void> {
  const came = /<style data-styled[^>]*>([^<]*)/.exec(html)?.[1]?.trim().split('\n') ?? [];
  // What ends a component's rules is an empty rule of its name, and is not taken over.
  const rules = came.filter((rule) => !rule.endsWith('{}') || rule.startsWith('@'));
  expect(rules.length, path).toBeGreaterThan(100);
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

/** Scrolls to the foot, a screen after the other, until the page has its own letters. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await document.fonts.ready;
  });
}

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

test('[APP-07] [TR-04] [TH-01] an unknown address has status 404 and keeps header, footer, search and General Consult, also when the application leads there @once', async ({
  page,
}) => {
  const shift = await countLayoutShift(page);
  const answer = await page.goto('/treatments/no-such-thing');
  expect(answer?.status()).toBe(404);
  await seeInteractive(page);
  await scrollThrough(page);
  expect(await shift(), (await whatMoved(page)).join('\n')).toBeLessThan(0.001);
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

  await goTo(page, '/faqs');
  await goTo(page, '/treatments/nothing-here');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Symptom, condition or medicine' })).toBeVisible();
});

test('[RT-01] [HM-07] ?show=treatments scrolls to the treatment list, and the logo returns home', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/?show=treatments');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const list = page.locator('#treatments');
  await expect(list).toBeInViewport();
  // On phones the categories are folded below the conditions.
  if (isMobile) await list.getByRole('button', { name: 'All categories' }).tap();
  await expect(list.getByText('Chronic Conditions', { exact: true }).first()).toBeVisible();

  await goTo(page, '/treatments/gout');
  await goHomeByLogo(page);
  await expect(page).toHaveURL('/');
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
