import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packagesFile } from '@front-door/shared/delivery/bundledPackages';
import { caddyConfiguration } from '@front-door/shared/delivery/caddy';
import { nginxConfiguration } from '@front-door/shared/delivery/nginx';
import { neededFiles, type Place, type Site } from '@front-door/shared/delivery/site';
import { staticHostFiles } from '@front-door/shared/delivery/staticHost';
import { policiesFile, type Policies } from '@front-door/shared/routing/contentPolicy';
import { codedFiles, widgetBase } from '@front-door/shared/routing/routeRules';
import { replaceFile } from '../release/place';
import { typeOf } from '../server/files';

/** Where the builds are. */
export interface Builds {
  readonly storefront: string;
  readonly widget: string;
}

/**
 * Copies both builds into one folder, the widget's files where they are served.
 *
 * @throws the path of a file without which there is no site, or of a folder that is there already.
 */
export async function layOutSite({ storefront, widget }: Builds, folder: string): Promise<Site> {
  const needed = [
    ...neededFiles.storefront.map((file) => join(storefront, file)),
    ...neededFiles.widget.map((file) => join(widget, file)),
  ];
  for (const file of needed) await stat(file).catch(() => fail(`${file} is missing: run "npm run build" first.`));
  await cp(storefront, folder, { recursive: true, errorOnExist: true, force: false, filter: isServed });
  await cp(widget, join(folder, widgetBase), { recursive: true, filter: isServed });
  return readSite(folder);
}

/** What ships in a build is for the release to read: a host of static files would show it to everybody. */
const isServed = (path: string) => !packagesFile.test(basename(path));

/** @throws where a page that the policies name is missing, or a page that is there has no policy. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    // The policies, and what a roll-out leaves for the server beside the loader.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .filter(({ name }) => !codedFiles.some(({ ending }) => name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const policies = JSON.parse(await readFile(join(folder, policiesFile), 'utf8')) as Policies;
  for (const page of Object.keys(policies.pages)) if (!files.includes(page)) fail(`${page} is missing from the build.`);
  for (const file of files) if (file.endsWith('.html') && !(file in policies.pages)) fail(`${file} has no policy.`);
  return { files, policies, typeOf };
}

/** Writes what nginx, Caddy and hosts of static files are told of a site that lies in `root`. */
export async function writeConfigurations(
  site: Site,
  { folder, ...place }: Place & { readonly folder: string },
): Promise<void> {
  const { http, server } = nginxConfiguration(site, place);
  const files = {
    'nginx/http.conf': http,
    'nginx/server.conf': server,
    'caddy/front-door.caddy': caddyConfiguration(site, place),
    ...Object.fromEntries(
      Object.entries(staticHostFiles(site, place)).map(([name, text]) => [`static-host/${name}`, text]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    await replaceFile(join(folder, name), text);
  }
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
