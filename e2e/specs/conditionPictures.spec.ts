import type { Page } from '@playwright/test';
import { treatments } from '@front-door/shared/catalogue/treatments';
import { openPage } from '../models/site.model';
import { expect, test } from '../support/test';

/** Leaves nothing but the pictures on the page, at whole pixels, so that none is covered. */
async function showPicturesAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.replaceChildren(...document.querySelectorAll('li > svg:has(> use)'));
    Object.assign(document.body.style, { margin: '0', display: 'flex', flexWrap: 'wrap', alignContent: 'start' });
  });
  // A reference has no size until its file has come.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('use')).every((picture) => picture.getBBox().width > 0),
  );
}

/** The reds, greens, blues and opacities of a picture's pixels. */
type Look = Uint8Array;

/** Edges of one and the same picture are drawn a little otherwise from place to place. */
function isAlike(one: Look, other: Look): boolean {
  let others = 0;
  for (let index = 0; index < one.length && others < one.length / 100; index += 1)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 32) others += 1;
  return others < one.length / 100;
}

/** How many of the looks are like one before them. */
function repeated(all: readonly Look[]): number {
  return all.filter((look, index) => all.slice(0, index).some((before) => isAlike(before, look))).length;
}

/** The pixels of each picture, cut from one screenshot by a page that no policy keeps from it. */
async function looks(page: Page, cutter: Page): Promise<readonly Look[]> {
  const boxes = await page
    .locator('svg')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRectInit));
  const shot = await page.screenshot({ scale: 'css', fullPage: true });
  const cut = await cutter.evaluate(
    async ({ source, places }) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return places.map(({ x = 0, y = 0, width = 0, height = 0 }) =>
        btoa(String.fromCharCode(...(context?.getImageData(x, y, width, height).data ?? []))),
      );
    },
    { source: `data:image/png;base64,${shot.toString('base64')}`, places: boxes },
  );
  return cut.map((pixels) => Buffer.from(pixels, 'base64'));
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
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter((file) => !file.endsWith(' 200'))).toEqual([]);
  const cutter = await page.context().newPage();
  const light = await looks(page, cutter);
  expect(light).toHaveLength(treatments.length);
  expect(repeated(light)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset['colorMode'] = 'dark';
  });
  const dark = await looks(page, cutter);
  expect(dark).toHaveLength(treatments.length);
  expect(repeated([...light, ...dark])).toBe(0);
});
