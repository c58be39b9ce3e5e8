import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Canary } from '@front-door/shared/delivery/site';
import { locked } from './lock';
import { readManifest, type Manifest } from './manifest';

/** What a place keeps of each of its releases, beside what was released. */
export interface Kept {
  /** The release that was served when this one took its place: where a roll-back leads. */
  readonly before?: string | undefined;
  /** When it was last about to be served no longer. */
  readonly left?: string | undefined;
  /** Where calls are answered. */
  readonly backend?: string | undefined;
  /** The release whose loader some loads get while this one is served. */
  readonly canary?: (Canary & { readonly version: string }) | undefined;
}

export interface Change {
  /** Default: the present. */
  readonly now?: Date;
  /** Is told, in a sentence, what is wrong in the place though the work goes on. */
  readonly say?: (sentence: string) => void;
}

const keptFile = '.kept.json';

/** The folder of a release among those that have been rolled out. */
export const folderOf = (place: string, version: string) => join(place, 'releases', version);

/**
 * Does some work that changes a place, alone and from a clean start: wherever work before it was ended, its parts go first.
 * Folders whose name starts with a dot are such parts: a copy that is not whole, and a release that is about to go.
 */
export async function changing<Value>(
  place: string,
  { say = () => undefined }: Change,
  work: () => Promise<Value>,
): Promise<Value> {
  return locked(place, async () => {
    await sweep(place);
    const needed = await neededIn(place);
    for (const name of (await releasesIn(place)).broken)
      say(
        `${folderOf(place, name)} has no manifest that can be read; ${needed.has(name) ? staying : 'prune removes it.'}`,
      );
    return work();
  });
}

const staying =
  'it stays, because it is the current release, the one before it, or the one whose loader is being tried. Roll it out again, or another one.';

/** The versions that stay, however old: the current one, the one before it and the one whose loader is tried. */
export async function neededIn(place: string): Promise<ReadonlySet<string | undefined>> {
  const current = await currentIn(place);
  if (current === undefined) return new Set();
  const { before, canary } = await keptOf(place, current);
  return new Set([current, before, canary?.version]);
}

/** Removes what is no release, or no longer one. */
export async function sweep(place: string): Promise<void> {
  await rm(join(place, '.current'), { recursive: true, force: true });
  for (const name of await namesIn(place))
    if (name.startsWith('.')) await rm(folderOf(place, name), { recursive: true, force: true });
}

/** Takes a release out of the place at once; its folder goes with the next `sweep`. */
export async function setAside(place: string, version: string): Promise<void> {
  await rename(folderOf(place, version), folderOf(place, `.gone-${version}`));
}

/** The releases in a place by their versions, and the names of folders there whose manifest is gone. */
export async function releasesIn(
  place: string,
): Promise<{ readonly releases: ReadonlyMap<string, Manifest>; readonly broken: readonly string[] }> {
  const releases = new Map<string, Manifest>();
  const broken: string[] = [];
  for (const name of (await namesIn(place)).filter((one) => !one.startsWith('.'))) {
    const manifest = await readManifest(folderOf(place, name)).catch(() => undefined);
    if (manifest === undefined) broken.push(name);
    else releases.set(name, manifest);
  }
  return { releases, broken };
}

async function namesIn(place: string): Promise<readonly string[]> {
  const names: readonly string[] = await readdir(join(place, 'releases')).catch(() => []);
  return names.toSorted();
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
  const next = `${file}.new`;
  try {
    await writeFile(next, text);
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
}
