import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutSite, writeConfigurations } from './layOut';

// Lays the built site out with its configurations: `npm run lay-out -- FOLDER [BACKEND]`. FOLDER is new, and is where the
// servers will find it; BACKEND answers calls, as in 127.0.0.1:4173.
const [given, backend] = process.argv.slice(2);
const project = fileURLToPath(new URL('../../..', import.meta.url));
try {
  if (given === undefined) throw new Error('Name the folder: npm run lay-out -- /srv/front-door/2024-05-01');
  if (backend !== undefined && !/^[\w.-]+:\d{1,5}$/.test(backend))
    throw new Error(`"${backend}" is not a host and port, as in 127.0.0.1:4173.`);
  const folder = resolve(given);
  if (existsSync(folder)) throw new Error(`${folder} exists already: name a new folder.`);
  const builds = { storefront: join(project, 'storefront/dist'), widget: join(project, 'widget/dist') };
  // Under another name until it is whole: a folder that is there has all its files.
  const partial = join(dirname(folder), `.${basename(folder)}`);
  await rm(partial, { recursive: true, force: true });
  const site = await layOutSite(builds, join(partial, 'site'));
  const root = join(folder, 'site');
  await writeConfigurations(site, { folder: partial, root, backend });
  await rename(partial, folder);
  process.stdout.write(`${String(site.files.length)} files in ${root}, configurations beside them\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
