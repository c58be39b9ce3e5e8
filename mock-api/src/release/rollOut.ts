import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canaryFile, type Canary } from '@front-door/shared/delivery/site';
import { cacheTimes, codedFiles, loaderPath, ruleFor, widgetBase } from '@front-door/shared/routing/routeRules';
import { readSite, writeConfigurations } from '../fronts/layOut';
import { locked } from './lock';
import { manifestFile, readManifest, readRelease, type Manifest } from './manifest';
import { currentIn, folderOf, keep, keptOf, point, previousIn, replaceFile, versionsIn, type Kept } from './place';

const site = 'site/';
/** Written anew where a release is rolled out, since they name its folder. */
const configurations = 'configurations/';

/** The files of a release whose names carry a hash of their content: they can lie beside those of any other. */
export function lasting({ files }: Manifest): readonly string[] {
  return Object.keys(files).filter((path) => {
    const plain = codedFiles.reduce(
      (name, { ending }) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name),
      path,
    );
    return path.startsWith(site) && ruleFor(plain.slice(site.length - 1), false).cacheControl === cacheTimes.forever;
  });
}

/**
 * Copies a release into a place and makes it the one that is served: new assets first, documents last, then one link.
 * Every release in the place gets the assets of every other, so that a tab that was opened before, or is sent back, finds
 * its own. One that is served already gets the backend that is named now.
 *
 * @returns the version.
 * @throws what is wrong, by name; then nothing has been switched.
 */
export async function rollOut(
  release: string,
  place: string,
  { backend, now = new Date() }: { readonly backend?: string | undefined; readonly now?: Date } = {},
): Promise<string> {
  return locked(place, async () => {
    const version = await bring(release, place);
    await serve(version, place, backend, now);
    return version;
  });
}

/**
 * Makes the release that was served before the one that is served.
 *
 * @returns its version.
 * @throws where there is none, or it is no longer whole.
 */
export async function rollBack(place: string, now = new Date()): Promise<string> {
  return locked(place, async () => {
    const previous = await previousIn(place);
    if (previous === undefined) throw new Error(`${place} has no previous release to go back to.`);
    await serve(previous, place, (await keptOf(place, previous)).backend, now);
    return previous;
  });
}

/**
 * Lets some of the loads of the Receptionist's loader get that of another release; all else stays as it is. Each load is
 * chosen by itself. The next roll-out or roll-back ends it, and so does 0 percent.
 *
 * @param percent a whole number from 0 to 100.
 * @returns the version whose loader it is.
 */
export async function tryLoader(release: string, place: string, percent: number): Promise<string> {
  return locked(place, async () => {
    const current = await currentIn(place);
    if (current === undefined) throw new Error(`${place} serves no release yet: roll one out first.`);
    const version = await bring(release, place);
    await requireWhole(version, place);
    await shareAssets(place);
    const { files } = await readManifest(folderOf(place, version));
    // The loader lies there by a name that lasts, too, for pages that name it with its integrity value.
    const file = lasting({ files } as Manifest).find((path) => files[path] === files[`site${loaderPath}`]);
    if (file === undefined) throw new Error(`${release} has no loader under a name that lasts.`);
    const canary = percent === 0 ? undefined : { version, percent, path: file.slice(site.length - 1) };
    await configure(current, place, { backend: (await keptOf(place, current)).backend, canary });
    return version;
  });
}

/** Copies a release into a place unless it is there, and leaves what is served as it is. @returns its version. */
async function bring(release: string, place: string): Promise<string> {
  const manifest = await readRelease(release);
  const current = await currentIn(place);
  if (current !== undefined) {
    const { brand } = await readManifest(folderOf(place, current));
    if (brand !== manifest.brand)
      throw new Error(`${place} serves the brand "${brand}", and the release is of "${manifest.brand}".`);
  }
  if (!(await versionsIn(place)).includes(manifest.version)) await copy(release, manifest, place);
  return manifest.version;
}

async function copy(release: string, manifest: Manifest, place: string): Promise<void> {
  const partial = folderOf(place, `.${manifest.version}`);
  await rm(partial, { recursive: true, force: true });
  const first = lasting(manifest);
  const rest = Object.keys(manifest.files).filter((path) => !first.includes(path));
  for (const path of [...first, ...rest, manifestFile]) {
    await mkdir(dirname(join(partial, path)), { recursive: true });
    await copyFile(join(release, path), join(partial, path));
  }
  await readRelease(partial);
  await rename(partial, folderOf(place, manifest.version));
}

/** Makes a release of a place the one that is served; it says itself which was before it. */
async function serve(version: string, place: string, backend: string | undefined, now: Date): Promise<void> {
  await requireWhole(version, place);
  await shareAssets(place);
  await configure(version, place, { backend });
  const current = await currentIn(place);
  if (current === version) return;
  if (current !== undefined) await keep(place, current, { left: now.toISOString() });
  await keep(place, version, { before: current, left: undefined });
  await point(place, version);
}

/** Configurations are of the place, all else is as it was released. */
async function requireWhole(version: string, place: string): Promise<void> {
  await readRelease(folderOf(place, version), (path) => !path.startsWith(configurations));
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

/** Gives each release in a place the lasting files of the others, as links to the same content. */
async function shareAssets(place: string): Promise<void> {
  const versions = await versionsIn(place);
  for (const from of versions) {
    for (const path of lasting(await readManifest(folderOf(place, from)))) {
      for (const to of versions.filter((version) => version !== from)) {
        const target = join(folderOf(place, to), path);
        await mkdir(dirname(target), { recursive: true });
        await link(join(folderOf(place, from), path), target).catch((error: unknown) => {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        });
      }
    }
  }
}
