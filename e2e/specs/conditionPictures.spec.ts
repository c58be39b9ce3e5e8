import type { Page } from '@playwright/test';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { openPage } from '../models/site.model';
import { expect, test } from '../support/test';

/** Leaves nothing but the pictures on the page, so that none is covered. */
async function showPicturesAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.replaceChildren(...document.querySelectorAll('li > svg:has(> use)'));
  });
  // A reference has no size until its file has come.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('use')).every((picture) => picture.getBBox().width > 0),
  );
}

async function looks(page: Page): Promise<readonly string[]> {
  const pictures = await page.locator('svg').all();
  const images: string[] = [];
  for (const picture of pictures) images.push((await picture.screenshot()).toString('base64'));
  return images;
}

test('[AF-09] each condition looks like none other, in both color modes, which recolor it @desktop', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/images/conditions/')) files.add(`${response.url()} ${String(response.status())}`);
  });
  await openPage(page, '/treatments');
  await showPicturesAlone(page);
  expect([...files].filter((file) => !file.endsWith(' 200'))).toEqual([]);
  const light = await looks(page);
  expect(new Set(light).size).toBe(treatments.length);
  await page.evaluate(() => {
    document.documentElement.dataset['colorMode'] = 'dark';
  });
  const dark = await looks(page);
  expect(new Set([...light, ...dark]).size).toBe(2 * treatments.length);
});
