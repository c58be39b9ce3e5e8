import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { locked } from './lock';
import { readManifest } from './manifest';
import { currentIn, folderOf, keptOf, versionsIn } from './place';
import { lasting } from './rollOut';

const day = 86_400_000;

/**
 * Removes the releases that have not been served for so many days, and their assets from the others. What the current
 * release, the one before it and the one whose loader is tried need stays, however old, and so does one that was never served.
 *
 * @returns the versions that are gone.
 */
export async function prune(place: string, keepDays: number, now = new Date()): Promise<readonly string[]> {
  return locked(place, () => removeOld(place, keepDays, now));
}

async function removeOld(place: string, keepDays: number, now: Date): Promise<readonly string[]> {
  const current = await currentIn(place);
  if (current === undefined) throw new Error(`${place} serves no release: there is no link "current".`);
  const { before, canary } = await keptOf(place, current);
  const needed = new Set([current, before, canary?.version]);
  const versions = await versionsIn(place);
  const gone: string[] = [];
  for (const version of versions.filter((name) => !needed.has(name))) {
    const { left } = await keptOf(place, version);
    if (left !== undefined && now.getTime() - Date.parse(left) > keepDays * day) gone.push(version);
  }
  const kept = versions.filter((version) => !gone.includes(version));
  const manifests = await Promise.all(kept.map((version) => readManifest(folderOf(place, version))));
  const stays = new Set(manifests.flatMap(({ files }) => Object.keys(files)));
  for (const version of gone) {
    const folder = folderOf(place, version);
    const lost = lasting(await readManifest(folder)).filter((path) => !stays.has(path));
    for (const path of lost) for (const other of kept) await rm(join(folderOf(place, other), path), { force: true });
    await rm(folder, { recursive: true });
  }
  return gone;
}
