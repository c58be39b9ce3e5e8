// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '@front-door/shared/language';
import { previewImages, previewPath, previewSize, type PreviewImage } from '@front-door/shared/routing/previewImages';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const images = Object.keys(previewImages) as PreviewImage[];

test.each(images.flatMap((image) => languages.map((language) => [image, language] as const)))(
  '[APP-08] [ES-01] the picture of %s for link previews is a light PNG of the size that is announced, in %s too',
  (image, language) => {
    const png = readFileSync(join(publicFolder, previewPath(image, language)));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(previewSize);
    expect(png.byteLength).toBeLessThanOrEqual(60_000);
  },
);

test('[APP-08] no picture is left over from an earlier list', () => {
  for (const folder of ['images/og', 'images/og-es'])
    expect(readdirSync(join(publicFolder, folder)).sort()).toEqual(images.map((image) => `${image}.png`).sort());
});
