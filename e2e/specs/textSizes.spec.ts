import { goTo, openPage } from '../models/site.model';
import { templates } from '../support/templates';
import { expect, test } from '../support/test';
import { textSizeFaults, type TextScale } from '../support/textSizes';

/** What the design asks for, written out: the page's own styles are what is judged. */
const scale: TextScale = { sizes: [15, 17, 21, 28], largest: [34, 60], weights: [400, 700, 800] };

test('[AF-19] text has one of five sizes, 15 px or more, and of three weights, on every kind of page', async ({
  page,
}) => {
  const found: string[] = [];
  await openPage(page, '/');
  for (const path of templates) {
    await goTo(page, path);
    for (const fault of await page.evaluate(textSizeFaults, scale)) found.push(`${path}: ${fault}`);
  }
  expect(found).toEqual([]);
});

test.describe('the sweep of sizes', () => {
  for (const [style, told] of [
    ['font-size: 14px', 'p “Words” is 14px large'],
    ['font-size: 16px', 'p “Words” is 16px large'],
    ['font-weight: 600', 'p “Words” has the weight 600'],
    ['font-size: 35px', 'the largest text has 2 sizes'],
  ] as const) {
    test(`[AF-19] finds ${style} @desktop`, async ({ page }) => {
      await page.setContent(
        `<body style="font-size: 17px"><h1 style="font-size: 40px">A page</h1><p style="${style}">Words</p>`,
      );
      expect(await page.evaluate(textSizeFaults, scale)).toContain(told);
    });
  }
});

test('[AF-20] the home page takes about six screens of a phone @phone', async ({ page }) => {
  await openPage(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A line more or less is the font's and the browser's: two lines are let pass.
  expect(height).toBeLessThanOrEqual(6 * 740 + 2 * 28);
});
