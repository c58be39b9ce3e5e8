import type { Route } from '@playwright/test';
import { openPage, seeInteractive } from '../models/site.model';
import { inSpanish } from '../support/inSpanish';
import { countLayoutShift, whatMoved } from '../support/layoutShift';
import { isWhole, part } from '../support/part';
import { servePiecemeal } from '../support/piecemealSite';
import { expect, test } from '../support/test';

/** Pages whose parts come late and apart, as on a slow line or a busy device: nothing that was seen may move. */

for (const [screen, paths] of [
  ['@desktop', part(['/', '/treatments', '/category/urgent-care'], 3)],
  ['@phone', part(['/', '/treatments', inSpanish('/'), '/category/urgent-care'], 4, 2)],
] as const)
  for (const path of paths) {
    test(`[TH-01] the web font moves nothing on ${path} when it comes after the first paint ${screen} @sweep`, async ({
      page,
    }) => {
      const shift = await countLayoutShift(page);
      const held: Route[] = [];
      await page.route('**/*.woff2', (route) => {
        held.push(route);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      expect(held).toHaveLength(1);
      await held[0]?.continue();
      await seeInteractive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await shift(), (await whatMoved(page)).join('\n')).toBeLessThan(0.001);
    });
  }

for (const [place, mark] of [
  ['row of links', '</nav>'],
  ['headline', '</h1>'],
] as const) {
  test(`[HM-04] a document that stalls after its ${place} is painted once its content is whole @once`, async ({
    page,
    baseURL,
  }) => {
    const site = await servePiecemeal(baseURL ?? '', mark);
    try {
      const shift = await countLayoutShift(page);
      await page.goto(site.origin, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.querySelector('header') !== null)).toBe(true);
      // Time for a browser that would paint what there is.
      await page.evaluate(() =>
        Promise.race([new Promise(requestAnimationFrame), new Promise((r) => setTimeout(r, 500))]),
      );
      site.sendRest();
      await seeInteractive(page);
      expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
      expect(await shift()).toBeLessThan(0.001);
    } finally {
      await site.close();
    }
  });
}

/** Pages that say what holds in the visitor's state, and what stands first below what depends on it. */
const ofState = {
  '/': '#home-search',
  '/treatments/weight-loss': '#get-started',
  '/medication-refill': '#get-started',
  '/general-consult': '#get-started',
  '/treatments/sore-throat': '#get-started',
  '/treatments/acute-sinusitis': '#get-started',
  '/how-it-works': '[role=tabpanel]:not([hidden]) ol',
} as const;

/** Stands beside a price while no state is known. */
const untilKnown = /(?:offered in|depends on) your state|(?:si se ofrece en|depende de) su estado/;

const everywhere = Object.entries(ofState).flatMap(([path, below]) => [
  [path, below] as const,
  [inSpanish(path), below] as const,
]);

/** States in which other visits are offered, at other prices. */
const unlikeStates = ['Texas', 'Iowa', 'New York', 'District of Columbia'];

for (const [index, [path, below]] of part(everywhere, 3).entries()) {
  // A whole browser has scrollbars and another way to lay out; that is the same on every page.
  const where = isWhole || index < 2 ? '@once @whole @sweep' : '@once @sweep';
  test(`[HM-04] [AF-04] ${path} has the same room for every state as for none, at any width ${where}`, async ({
    page,
  }) => {
    test.slow();
    const rooms = async () => {
      const tops: string[] = [];
      for (const width of [320, 360, 364, 414, 600, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const top = await page
          .locator(below)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top + scrollY);
        tops.push(`${String(Math.round(top))} px at ${String(width)}`);
      }
      return tops;
    };
    await openPage(page, path);
    const without = await rooms();
    for (const state of part(unlikeStates, 2, index)) {
      await page.evaluate((name) => {
        sessionStorage.setItem('state', name);
      }, state);
      await openPage(page, path);
      await expect(page.getByText(untilKnown)).toHaveCount(0);
      expect([state, ...(await rooms())]).toEqual([state, ...without]);
    }
  });
}

for (const [path, state] of [
  ['/treatments/weight-loss', 'Iowa'],
  ['/treatments/weight-loss', 'Ohio'],
  ['/medication-refill', 'New York'],
  ['/', 'Texas'],
  ['/how-it-works', 'Kansas'],
  ['/how-it-works', 'Ohio'],
] as const)
  test(`[HM-04] [AF-04] nothing moves on ${path} when its scripts come after the first paint and know of ${state}`, async ({
    page,
  }) => {
    const shift = await countLayoutShift(page);
    await page.addInitScript((name) => {
      sessionStorage.setItem('state', name);
    }, state);
    await page.route('**/assets/*.js', async (route) => {
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await seeInteractive(page);
    await expect(page.getByText(untilKnown)).toHaveCount(0);
    expect(await shift(), (await whatMoved(page)).join('\n')).toBeLessThan(0.001);
  });
