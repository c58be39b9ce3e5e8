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

/** Every file in a folder, by its path from there, in a fixed order. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The SHA-256 of every file in a folder, by its path from there, in a fixed order. */
export async function checksums(folder: string): Promise<Readonly<Record<string, string>>> {
  const sums: Record<string, string> = {};
  for (const path of await filesIn(folder)) sums[path] = checksum(await readFile(join(folder, path)));
  return sums;
}

export function checksum(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @throws where the folder is no release: its manifest is missing or can't be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${join(folder, manifestFile)} is missing: the release is incomplete.`);
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw new Error(`${join(folder, manifestFile)} cannot be read: the release is incomplete.`);
  }
}

/** What each kind of server is told. It is written anew where a release is rolled out, for it names the release's folder. */
export const configurations = 'configurations/';

/** The files that stay as they were released, wherever a release lies: all but its configurations. */
export function fixedFiles({ files }: Manifest): readonly string[] {
  return Object.keys(files).filter((path) => !path.startsWith(configurations));
}

/**
 * Reads a release and makes sure that it is whole, wherever it lies: also in a place, by its own folder there.
 *
 * @throws the path of the first file that is missing or has other content.
 */
export async function readRelease(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const path of fixedFiles(manifest)) {
    const sum = manifest.files[path];
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (content === undefined) throw new Error(`${join(folder, path)} is missing: the release is incomplete.`);
    if (checksum(content) !== sum)
      throw new Error(`${join(folder, path)} has changed: it differs from what the manifest says.`);
  }
  return manifest;
}
