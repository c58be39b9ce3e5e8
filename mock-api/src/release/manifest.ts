import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** In every release: what it is, and the SHA-256 of each other file by its path. */
export interface Manifest {
  readonly version: string;
  /** The brand's short name: one brand's release does not go where another's is. */
  readonly brand: string;
  readonly files: Readonly<Record<string, string>>;
}

export const manifestFile = 'manifest.json';

/** The SHA-256 of every file in a folder, by its path from there, in a fixed order. */
export async function checksums(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const sums: Record<string, string> = {};
  for (const path of paths) sums[path] = checksum(await readFile(join(folder, path)));
  return sums;
}

export function checksum(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws where the folder is no release: its manifest is missing or can't be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${join(folder, manifestFile)} is missing: that is no whole release.`);
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw new Error(`${join(folder, manifestFile)} can't be read: that is no whole release.`);
  }
}

/**
 * Reads a release and makes sure that it is whole.
 *
 * @param isChecked which of its files; default: all.
 * @throws the path of the first file that is missing or has other content.
 */
export async function readRelease(folder: string, isChecked = (_path: string) => true): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [path, sum] of Object.entries(manifest.files)) {
    if (!isChecked(path)) continue;
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (content === undefined) throw new Error(`${join(folder, path)} is missing: the release is not whole.`);
    if (checksum(content) !== sum) throw new Error(`${join(folder, path)} is not what the manifest says of it.`);
  }
  return manifest;
}
