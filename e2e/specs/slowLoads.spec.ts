import type { Route } from '@playwright/test';
import { seeInteractive } from '../models/site.model';
import { inSpanish } from '../support/inSpanish';
import { countLayoutShift, whatMoved } from '../support/layoutShift';
import { part } from '../support/part';
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

for (const [path, state] of [
  ['/treatments/weight-loss', 'Iowa'],
  ['/treatments/weight-loss', 'Ohio'],
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
    await expect(page.getByText('if offered in your state')).toHaveCount(0);
    expect(await shift(), (await whatMoved(page)).join('\n')).toBeLessThan(0.001);
  });
