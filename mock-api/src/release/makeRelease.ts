import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layOutSite, writeConfigurations, type Builds } from '../web-servers/layOut';
import { checksum, checksums, configurations, manifestFile, type Manifest } from './manifest';

export interface Parts {
  readonly builds: Builds;
  /** The version of the project, before the mark of the content. */
  readonly version: string;
  readonly brand: string;
  /** What is written for it, by its name in the release. */
  readonly texts: Readonly<Record<string, string>>;
  /** Files and folders that are taken along as they are, by their names in the release. */
  readonly others: Readonly<Record<string, string>>;
}

/**
 * Puts a release together in a folder of its own below `into`. Its name ends in a mark of its content, so that the same
 * parts make the same release, and others another.
 *
 * @returns the folder.
 * @throws where a part is missing.
 */
export async function makeRelease({ builds, version, brand, texts, others }: Parts, into: string): Promise<string> {
  const partial = join(into, '.partial');
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const site = await layOutSite(builds, join(partial, 'site'));
  for (const [name, from] of Object.entries(others)) await cp(from, join(partial, name), { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(join(partial, name), text);
  // The mark is of the configurations too, before they name the folder that is called after it.
  const configure = async (name: string) => {
    const root = `/srv/front-door/releases/${name}/site`;
    await writeConfigurations(site, { folder: join(partial, configurations), root });
  };
  await configure(version);
  const marked = `${version}-${checksum(JSON.stringify([brand, await checksums(partial)])).slice(0, 8)}`;
  await configure(marked);
  const manifest: Manifest = { version: marked, brand, files: await checksums(partial) };
  await writeFile(join(partial, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const sums = Object.entries(manifest.files).map(([path, sum]) => `${sum}  ${path}\n`);
  await writeFile(join(partial, 'SHA256SUMS'), sums.join(''));
  const folder = join(into, marked);
  // One of that name has the same content: making it again changes nothing.
  if (existsSync(folder)) await rm(partial, { recursive: true });
  else await rename(partial, folder);
  return folder;
}
