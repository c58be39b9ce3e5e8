import { openPage } from '../models/site.model';
import { expect, test } from '../support/test';
import { textScale, textSizeFaults } from '../support/textSizes';

test('[AF-19] the sweep of sizes finds text outside the scale @desktop', async ({ page }) => {
  for (const [style, told] of [
    ['font-size: 14px', 'p “Words” is 14px large'],
    ['font-size: 16px', 'p “Words” is 16px large'],
    ['font-weight: 600', 'p “Words” has the weight 600'],
    ['font-size: 35px', 'the largest text has 2 sizes'],
  ] as const) {
    await page.setContent(
      `<body style="font-size: 17px"><h1 style="font-size: 40px">A page</h1><p style="${style}">Words</p>`,
    );
    expect(await page.evaluate(textSizeFaults, textScale), style).toContain(told);
  }
});

test('[AF-20] the home page takes about six screens of a phone @phone', async ({ page }) => {
  await openPage(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // A line more or less is the font's and the browser's: two lines are let pass.
  expect(height).toBeLessThanOrEqual(6 * 740 + 2 * 28);
});
