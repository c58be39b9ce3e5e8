import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codedFiles, cacheTimes, ruleFor } from '@front-door/shared/routing/routeRules';
import { readSite, writeConfigurations } from '../fronts/layOut';
import { manifestFile, readManifest, readRelease, type Manifest } from './manifest';
import { folderOf, linked, point, versionsIn } from './place';

const site = 'site/';
/** Written anew where a release is rolled out, since they name its folder. */
const configurations = 'configurations/';
/** In the folder of a release that is no longer served: since when. */
export const leftFile = '.left';

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
 * its own.
 *
 * @returns the version.
 * @throws what is wrong, by name; then nothing has been switched.
 */
export async function rollOut(
  release: string,
  place: string,
  { backend, now = new Date() }: { readonly backend?: string | undefined; readonly now?: Date } = {},
): Promise<string> {
  const manifest = await readRelease(release);
  const { version } = manifest;
  const current = await linked(place, 'current');
  if (current !== undefined) {
    const { brand } = await readManifest(folderOf(place, current));
    if (brand !== manifest.brand)
      throw new Error(`${place} serves the brand "${brand}", and the release is of "${manifest.brand}".`);
  }
  if (!(await versionsIn(place)).includes(version)) await copy(release, manifest, place, backend);
  await switchTo(version, place, now);
  return version;
}

/**
 * Makes the release that was served before the one that is served.
 *
 * @returns its version.
 * @throws where there is none, or it is no longer whole.
 */
export async function rollBack(place: string, now = new Date()): Promise<string> {
  const previous = await linked(place, 'previous');
  if (previous === undefined) throw new Error(`${place} has no previous release to go back to.`);
  await switchTo(previous, place, now);
  return previous;
}

async function copy(release: string, manifest: Manifest, place: string, backend: string | undefined): Promise<void> {
  const folder = folderOf(place, manifest.version);
  const partial = folderOf(place, `.${manifest.version}`);
  await rm(partial, { recursive: true, force: true });
  const first = lasting(manifest);
  const rest = Object.keys(manifest.files).filter((path) => !first.includes(path));
  for (const path of [...first, ...rest, manifestFile]) {
    await mkdir(dirname(join(partial, path)), { recursive: true });
    await copyFile(join(release, path), join(partial, path));
  }
  await readRelease(partial);
  const root = join(folder, site);
  const laidOut = await readSite(join(partial, 'site'));
  await writeConfigurations(laidOut, { folder: join(partial, configurations), root: root.slice(0, -1), backend });
  await rename(partial, folder);
}

async function switchTo(version: string, place: string, now: Date): Promise<void> {
  const folder = folderOf(place, version);
  // Configurations are of this place, all else is as it was released.
  await readRelease(folder, (path) => !path.startsWith(configurations));
  await shareAssets(place);
  const current = await linked(place, 'current');
  if (current === version) return;
  await rm(join(folder, leftFile), { force: true });
  if (current !== undefined) {
    await writeFile(join(folderOf(place, current), leftFile), now.toISOString());
    await point(place, 'previous', current);
  }
  await point(place, 'current', version);
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
