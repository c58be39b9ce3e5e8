import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The folder of a release among those that have been rolled out. */
export const folderOf = (place: string, version: string) => join(place, 'releases', version);

/** The versions in a place; one that is still being copied is none. */
export async function versionsIn(place: string): Promise<readonly string[]> {
  const names = await readdir(join(place, 'releases')).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

/** The version that a link of a place leads to: `current` is served, `previous` was before it. */
export async function linked(place: string, link: 'current' | 'previous'): Promise<string | undefined> {
  const target = await readlink(join(place, link)).catch(() => undefined);
  return target === undefined ? undefined : basename(target);
}

/** Makes a link lead to a version, at once: whoever follows it finds the old one or the new one. */
export async function point(place: string, link: 'current' | 'previous', version: string): Promise<void> {
  await mkdir(place, { recursive: true });
  const next = join(place, `.${link}`);
  await rm(next, { force: true });
  await symlink(join('releases', version), next);
  await rename(next, join(place, link));
}
