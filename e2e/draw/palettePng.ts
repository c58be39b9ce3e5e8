import { crc32, deflateSync } from 'node:zlib';

/** Pixels row by row, four bytes each; transparency is ignored. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const paletteSize = 256;

/**
 * Encodes a flat drawing as a PNG of at most 256 colors: the most frequent ones, and for each other pixel the
 * one that is nearest. Smooth edges have many rare colors, so that nobody sees the difference in a drawing.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const colors = colorsOf(rgba);
  const palette = mostFrequent(colors);
  const indices = nearestIndices(colors, palette);
  // Each row begins with the number of its filter; colors that stand for nothing gain from none.
  const rows = Buffer.alloc((width + 1) * height);
  colors.forEach((color, pixel) => {
    rows[pixel + Math.floor(pixel / width) + 1] = indices.get(color) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => channels(color)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colorsOf(rgba: Uint8Array): Uint32Array {
  return Uint32Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(pixel * 4, pixel * 4 + 3);
    return red * 65_536 + green * 256 + blue;
  });
}

function channels(color: number): [red: number, green: number, blue: number] {
  return [Math.floor(color / 65_536), Math.floor(color / 256) % 256, color % 256];
}

function mostFrequent(colors: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, paletteSize)
    .map(([color]) => color);
}

function nearestIndices(colors: Uint32Array, palette: readonly number[]): ReadonlyMap<number, number> {
  const known = palette.map((color) => channels(color));
  return new Map([...new Set(colors)].map((color) => [color, nearest(channels(color), known)]));
}

function nearest([red, green, blue]: readonly number[], palette: readonly (readonly number[])[]): number {
  const distances = palette.map(
    ([r = 0, g = 0, b = 0]) => ((red ?? 0) - r) ** 2 + ((green ?? 0) - g) ** 2 + ((blue ?? 0) - b) ** 2,
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
