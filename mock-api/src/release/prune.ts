import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPinned, lastingIn } from './lasting';
import { changing, folderOf, keptOf, neededIn, releasesIn, setAside, sweep, type Change } from './place';

const day = 86_400_000;

/**
 * Removes the releases that have not been served for so many days, and their assets from the others. What the current
 * release, the one before it and the one whose loader is tried need stays, however old, and so does one that was never
 * served, and the Receptionist's files that pages name by their hash.
 *
 * @returns the versions that are gone.
 */
export async function prune(place: string, keepDays: number, change: Change = {}): Promise<readonly string[]> {
  return changing(place, change, () => removeOld(place, keepDays, change.now ?? new Date()));
}

async function removeOld(place: string, keepDays: number, now: Date): Promise<readonly string[]> {
  const needed = await neededIn(place);
  if (needed.size === 0) throw new Error(`${place} serves no release: there is no link "current".`);
  const { releases, broken } = await releasesIn(place);
  const gone = broken.filter((name) => !needed.has(name));
  for (const version of [...releases.keys()].filter((name) => !needed.has(name))) {
    const { left } = await keptOf(place, version);
    if (left !== undefined && now.getTime() - Date.parse(left) > keepDays * day) gone.push(version);
  }
  for (const version of gone) await setAside(place, version);
  // Also what a run before this one, ended in between, has left of the assets of others.
  const kept = [...releases].filter(([version]) => !gone.includes(version));
  const stays = new Set(kept.flatMap(([, { files }]) => Object.keys(files)));
  for (const [version] of kept) {
    const folder = folderOf(place, version);
    for (const path of await lastingIn(folder))
      if (!stays.has(path) && !isPinned(path)) await rm(join(folder, path), { force: true });
  }
  await sweep(place);
  return gone;
}
