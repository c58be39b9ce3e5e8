// @vitest-environment node
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { previewImages, previewPath, previewSize, type PreviewImage } from '@front-door/shared/routing/previewImages';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const images = Object.keys(previewImages) as PreviewImage[];

test.each(images)(
  '[APP-08] the picture of %s for link previews is a light PNG of the size that is announced',
  (image) => {
    const png = readFileSync(join(publicFolder, previewPath(image)));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(previewSize);
    expect(png.byteLength).toBeLessThanOrEqual(60_000);
  },
);

test('[APP-08] no picture is left over from an earlier list', () => {
  expect(readdirSync(join(publicFolder, 'images/og')).sort()).toEqual(images.map((image) => `${image}.png`).sort());
});
