import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Canary } from '@front-door/shared/delivery/site';

/** What a place keeps of each of its releases, beside what was released. */
export interface Kept {
  /** The release that was served when this one took its place: where a roll-back leads. */
  readonly before?: string | undefined;
  /** Since when it is no longer served. */
  readonly left?: string | undefined;
  /** Where calls are answered. */
  readonly backend?: string | undefined;
  /** The release whose loader some loads get while this one is served. */
  readonly canary?: (Canary & { readonly version: string }) | undefined;
}

const keptFile = '.kept.json';

/** The folder of a release among those that have been rolled out. */
export const folderOf = (place: string, version: string) => join(place, 'releases', version);

/** The versions in a place; one that is still being copied is none. */
export async function versionsIn(place: string): Promise<readonly string[]> {
  const names = await readdir(join(place, 'releases')).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/** The version that is served: the one that the link `current` leads to. */
export async function currentIn(place: string): Promise<string | undefined> {
  const target = await readlink(join(place, 'current')).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/**
 * The version that was served before the current one. The current release itself says so, so that both change with one
 * link, and no interruption leaves them on one release.
 */
export async function previousIn(place: string): Promise<string | undefined> {
  const current = await currentIn(place);
  return current === undefined ? undefined : (await keptOf(place, current)).before;
}

/** Makes a version the one that is served, at once: whoever follows the link finds the old one or the new one. */
export async function point(place: string, version: string): Promise<void> {
  const next = join(place, '.current');
  await rm(next, { force: true });
  await symlink(join('releases', version), next);
  await rename(next, join(place, 'current'));
}

export async function keptOf(place: string, version: string): Promise<Kept> {
  const text = await readFile(join(folderOf(place, version), keptFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Kept;
}

/** Changes what is kept of a release; what is named with `undefined` is forgotten. */
export async function keep(place: string, version: string, changes: Kept): Promise<void> {
  await replaceFile(
    join(folderOf(place, version), keptFile),
    JSON.stringify({ ...(await keptOf(place, version)), ...changes }),
  );
}

/** Writes a file so that whoever reads it finds the old content or the new, never a part. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
