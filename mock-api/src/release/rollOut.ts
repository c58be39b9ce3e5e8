import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { canaryFile, type Canary } from '@front-door/shared/delivery/site';
import { loaderPath, widgetBase } from '@front-door/shared/routing/routeRules';
import { readSite, writeConfigurations } from '../web-servers/layOut';
import { lasting, lastingIn, site } from './lasting';
import { configurations, fixedFiles, manifestFile, readRelease, type Manifest } from './manifest';
import {
  changing,
  currentIn,
  folderOf,
  keep,
  keptOf,
  point,
  previousIn,
  releasesIn,
  replaceFile,
  setAside,
  sweep,
  type Change,
  type Kept,
} from './place';

/**
 * Copies a release into a place and makes it the one that is served: the copy is whole before one link is switched. Every
 * release in the place gets the assets of every other, so that a tab that was opened before, or is sent back, finds its own.
 * One that is served already gets the backend that is named now.
 *
 * @returns the version.
 * @throws what is wrong, by name; then nothing has been switched.
 */
export async function rollOut(
  release: string,
  place: string,
  { backend, ...change }: Change & { readonly backend?: string | undefined } = {},
): Promise<string> {
  return changing(place, change, () =>
    bringing(release, place, (version) => serve(version, place, backend, change.now)),
  );
}

/**
 * Makes the release that was served before the one that is served.
 *
 * @returns its version.
 * @throws where there is none, or it is no longer whole.
 */
export async function rollBack(place: string, change: Change = {}): Promise<string> {
  return changing(place, change, async () => {
    const previous = await previousIn(place);
    if (previous === undefined) throw new Error(`${place} has no previous release to go back to.`);
    await serve(previous, place, (await keptOf(place, previous)).backend, change.now);
    return previous;
  });
}

/**
 * Lets some of the loads of the Receptionist's loader get that of another release; all else stays as it is. Each load is
 * chosen by itself. The next roll-out or roll-back ends it, and so does 0 percent, for which no release need be there.
 *
 * @param percent a whole number from 0 to 100.
 * @returns the version whose loader it is, or was.
 */
export async function tryLoader(release: string, place: string, percent: number, change: Change = {}): Promise<string> {
  return changing(place, change, async () => {
    const current = await currentIn(place);
    if (current === undefined) throw new Error(`${place} serves no release yet: roll one out first.`);
    const { backend, canary } = await keptOf(place, current);
    if (percent === 0) {
      await configure(current, place, { backend });
      return canary?.version ?? basename(release);
    }
    return bringing(release, place, async (version) => {
      const { files } = await readRelease(folderOf(place, version));
      await shareAssets(place);
      // The loader lies there by a name that lasts, too, for pages that name it with its integrity value.
      const file = lasting({ files } as Manifest).find((path) => files[path] === files[`site${loaderPath}`]);
      if (file === undefined) throw new Error(`${release} has no loader with a hash in its name.`);
      await configure(current, place, { backend, canary: { version, percent, path: file.slice(site.length - 1) } });
    });
  });
}

/**
 * Brings a release into a place and does something with it. Where that fails, a release that was not there before goes
 * again: on a full disk what is served needs the room.
 *
 * @returns its version.
 */
async function bringing(release: string, place: string, use: (version: string) => Promise<void>): Promise<string> {
  const manifest = await readRelease(release);
  const { version } = manifest;
  const current = await currentIn(place);
  const { releases } = await releasesIn(place);
  const served = current === undefined ? undefined : releases.get(current);
  if (served !== undefined && served.brand !== manifest.brand)
    throw new Error(`${place} serves the brand "${served.brand}", but the release is for "${manifest.brand}".`);
  const isThere = version === current || (await isWhole(folderOf(place, version)));
  try {
    if (!isThere) await copy(release, manifest, place);
    await use(version);
    return version;
  } catch (error) {
    if (!isThere) {
      await setAside(place, version).catch(() => undefined);
      await sweep(place).catch(() => undefined);
    }
    throw error;
  }
}

async function isWhole(folder: string): Promise<boolean> {
  return readRelease(folder).then(
    () => true,
    () => false,
  );
}

/** Copies a release into a place, instead of one of that version which is not whole. */
async function copy(release: string, manifest: Manifest, place: string): Promise<void> {
  const partial = folderOf(place, `.${manifest.version}`);
  for (const path of [...fixedFiles(manifest), manifestFile]) {
    await mkdir(dirname(join(partial, path)), { recursive: true });
    await copyFile(join(release, path), join(partial, path));
  }
  await readRelease(partial);
  await setAside(place, manifest.version).catch(() => undefined);
  await rename(partial, folderOf(place, manifest.version));
}

/** Makes a release of a place the one that is served; it says itself which was before it. */
async function serve(
  version: string,
  place: string,
  backend: string | undefined,
  now: Date = new Date(),
): Promise<void> {
  await readRelease(folderOf(place, version));
  const given = await shareAssets(place);
  try {
    await configure(version, place, { backend });
    const current = await currentIn(place);
    if (current === version) return;
    if (current !== undefined) await keep(place, current, { left: now.toISOString() });
    await keep(place, version, { before: current });
    await point(place, version);
  } catch (error) {
    await takeBack(given);
    throw error;
  }
}

/** Tells the servers where a release lies, who answers calls and whose loader is tried. */
async function configure(version: string, place: string, { backend, canary }: Kept): Promise<void> {
  const folder = folderOf(place, version);
  const root = join(folder, 'site');
  const laidOut = await readSite(root);
  await writeConfigurations(laidOut, { folder: join(folder, configurations), root, backend, canary });
  // The Node server reads it with the loader.
  const own = join(root, widgetBase, canaryFile);
  if (canary === undefined) await rm(own, { force: true });
  else await replaceFile(own, JSON.stringify({ percent: canary.percent, path: canary.path } satisfies Canary));
  await keep(place, version, { backend, canary });
}

/**
 * Gives each release in a place the lasting files that lie in the others, as links to the same content: also those that are
 * left of a release which is gone.
 *
 * @returns the files that it has made.
 */
async function shareAssets(place: string): Promise<readonly string[]> {
  const folders = [...(await releasesIn(place)).releases.keys()].map((version) => folderOf(place, version));
  const found = new Map<string, readonly string[]>();
  for (const folder of folders) found.set(folder, await lastingIn(folder));
  const sources = new Map([...found].flatMap(([folder, paths]) => paths.map((path) => [path, join(folder, path)])));
  const given: string[] = [];
  try {
    for (const [folder, paths] of found) {
      const own = new Set(paths);
      for (const [path, source] of sources) {
        if (own.has(path)) continue;
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await link(source, target);
        given.push(target);
      }
    }
    return given;
  } catch (error) {
    await takeBack(given);
    throw error;
  }
}

async function takeBack(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
