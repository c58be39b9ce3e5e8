import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { Language } from '@front-door/shared/language';
import { previewPath, previewSize, type PreviewImage } from '@front-door/shared/routing/previewImages';
import * as english from '@front-door/shared/routing/previewTexts/en';
import * as spanish from '@front-door/shared/routing/previewTexts/es';
import { launchOptions } from '../support/browser';
import { palettePng, type Pixels } from './palettePng';

/**
 * Draws the pictures for link previews from the storefront's illustrations, and the icon that browsers ask for by itself
 * (`npm run draw:og`). Social sites take no SVG, and no browser takes one for that icon, so that these are kept with the sources.
 */
const storefront = new URL('../../storefront/', import.meta.url);
const publicFolder = new URL('public', storefront);
const words = { en: english, es: spanish } as const satisfies Record<Language, unknown>;
/** Social sites crop and shrink; a picture beyond this is more than they show, in bytes. */
const largest = 60_000;

const fontFile = createRequire(new URL('package.json', storefront)).resolve(
  '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
);

function dataUrl(type: string, file: string | URL): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

function illustration(image: PreviewImage): string {
  const file = image === 'default' ? 'hero/default' : `categories/${image}`;
  return dataUrl('image/svg+xml', new URL(`images/${file}.svg`, `${publicFolder.href}/`));
}

function card(image: PreviewImage, language: Language): string {
  const { previewImages, promise } = words[language];
  // So that the longest word keeps clear of the drawing.
  const size = /\S{12}/.test(previewImages[image].words) ? 60 : 74;
  return `<!doctype html>
<style>
  @font-face { font-family: Nunito; font-weight: 200 1000; src: url(${dataUrl('font/woff2', fontFile)}) }
  body {
    box-sizing: border-box; width: ${String(previewSize.width)}px; height: ${String(previewSize.height)}px;
    display: grid; grid-template-columns: 430px 1fr; align-items: center; gap: 40px;
    margin: 0; padding: 0 50px 0 80px; overflow: hidden;
    background: #fff; border-bottom: 18px solid #f26739; font-family: Nunito, sans-serif; color: #333366;
  }
  h1 { margin: 0 0 24px; font-size: ${String(size)}px; font-weight: 800; line-height: 1.05; letter-spacing: -0.02em; color: #006699 }
  p { margin: 0; font-size: 34px; font-weight: 600; line-height: 1.35 }
  img { width: 600px; height: 540px; object-fit: contain }
</style>
<div><h1>${previewImages[image].words}</h1><p>${promise.join('<br>')}</p></div>
<img src="${illustration(image)}">`;
}

/** Lets the browser decode a screenshot. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const base64 = await page.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.width, height: picture.height });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('the browser has no canvas');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let binary = '';
      for (let start = 0; start < data.length; start += 32_768) {
        binary += String.fromCodePoint(...data.subarray(start, start + 32_768));
      }
      return btoa(binary);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { ...previewSize, rgba: Buffer.from(base64, 'base64') };
}

/** The site's icon as a PNG in an ICO file: a header, one entry of a list, then the picture. */
async function favicon(page: Page): Promise<Buffer> {
  const side = 48;
  await page.setViewportSize({ width: side, height: side });
  const source = dataUrl('image/svg+xml', new URL('images/favicon.svg', `${publicFolder.href}/`));
  await page.setContent(`<style>body { margin: 0 }</style><img src="${source}">`, { waitUntil: 'load' });
  const png = await page.screenshot({ omitBackground: true });
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: previewSize });
  for (const language of Object.keys(words) as Language[]) {
    for (const image of Object.keys(english.previewImages) as PreviewImage[]) {
      await page.setContent(card(image, language), { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const png = palettePng(await pixelsOf(page, await page.screenshot()));
      const path = previewPath(image, language);
      if (png.byteLength > largest) throw new Error(`${path} has ${String(png.byteLength)} bytes`);
      const file = fileURLToPath(`${publicFolder.href}${path}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, png);
      process.stdout.write(`${path}  ${String(Math.ceil(png.byteLength / 1024))} KB\n`);
    }
  }
  writeFileSync(fileURLToPath(`${publicFolder.href}/favicon.ico`), await favicon(page));
} finally {
  await browser.close();
}
