import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeSite } from '../server/testing';
import { layOutSite, writeConfigurations } from './layOut';

const storefrontFiles = {
  'index.html': 'home',
  '404.html': 'no such page',
  'es/404.html': 'no hay tal página',
  'care/index.html': 'care',
  'care/index.html.br': 'coded',
  '.packages.storefront.json': '[]',
  '.policies.json': JSON.stringify({
    policies: ["default-src 'none'"],
    pages: { 'index.html': 0, '404.html': 0, 'es/404.html': 0, 'care/index.html': 0 },
  }),
};
const widgetFiles = { 'receptionist.js': 'loader', 'receptionist-manifest.json': '{}' };
const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Lays out builds that lack some files, or have more. */
async function layOut(
  storefront: Partial<typeof storefrontFiles> & Record<string, string>,
  widget: Record<string, string>,
) {
  const builds = await Promise.all([makeSite(storefront), makeSite(widget), makeSite({ x: '' })]);
  made.push(...builds.map(({ directory }) => directory));
  const [{ directory }, other, to] = builds;
  const folder = join(to.directory, 'site');
  return { folder, site: await layOutSite({ storefront: directory, widget: other.directory }, folder) };
}

test('[RL-02] both builds lie in one folder, the widget where it is served', async () => {
  const { folder, site } = await layOut(storefrontFiles, widgetFiles);
  expect(site.files).toEqual([
    '404.html',
    'care/index.html',
    'es/404.html',
    'index.html',
    'receptionist/v1/receptionist-manifest.json',
    'receptionist/v1/receptionist.js',
  ]);
  expect(await readFile(join(folder, 'care/index.html.br'), 'utf8')).toBe('coded');
  await expect(readFile(join(folder, '.packages.storefront.json'))).rejects.toThrow('ENOENT');
});

test.each(['index.html', '404.html', 'es/404.html', '.policies.json', 'receptionist.js', 'receptionist-manifest.json'])(
  '[RL-02] without %s there is no site, and the file is named',
  async (file) => {
    const without = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
    await expect(layOut(without(storefrontFiles), without(widgetFiles))).rejects.toThrow(`${file} is missing`);
  },
);

test('[RL-02] a page that was lost on the way is named, and so is one that has no policy', async () => {
  const { 'care/index.html': _, ...lost } = storefrontFiles;
  await expect(layOut(lost, widgetFiles)).rejects.toThrow('care/index.html is missing from the build.');
  await expect(layOut({ ...storefrontFiles, 'old/index.html': 'left over' }, widgetFiles)).rejects.toThrow(
    'old/index.html has no policy.',
  );
});

test('[RL-02] what is no file is sent to the backend where there is one', async () => {
  const { folder, site } = await layOut(storefrontFiles, widgetFiles);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  await writeConfigurations(site, { folder, root: '/srv/site' });
  expect(await read('nginx/server.conf')).not.toContain('proxy_pass');
  await writeConfigurations(site, { folder, root: '/srv/site', backend: '127.0.0.1:4173' });
  expect(await read('nginx/server.conf')).toContain('proxy_pass http://127.0.0.1:4173;');
  expect(await read('caddy/front-door.caddy')).toContain('reverse_proxy 127.0.0.1:4173');
  expect(await read('static-host/_redirects')).toContain('/calls/* http://127.0.0.1:4173/calls/:splat 200');
});
