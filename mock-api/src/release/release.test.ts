import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease } from './makeRelease';
import { prune } from './prune';
import { rollBack, rollOut } from './rollOut';

let folder = '';
let place = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release '));
  place = join(folder, 'srv');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const bom = (time: string) => JSON.stringify({ serialNumber: time, metadata: { timestamp: time }, components: [] });
let made = 0;

/** A release whose one asset has a name of its own. */
async function release(name: string, brand = 'wellporch'): Promise<string> {
  made += 1;
  const files = {
    'storefront/index.html': name,
    'storefront/404.html': 'none',
    'storefront/es/404.html': 'nada',
    'storefront/.policies.json': JSON.stringify({
      policies: ['x'],
      pages: { 'index.html': 0, '404.html': 0, 'es/404.html': 0 },
    }),
    [`storefront/assets/Page-${name}.js`]: name,
    'widget/receptionist.js': 'loader',
    'widget/receptionist-manifest.json': '{}',
  };
  const from = join(folder, `${name} ${String(made)}`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(from, path, '..'), { recursive: true });
    await writeFile(join(from, path), text);
  }
  const builds = { storefront: join(from, 'storefront'), widget: join(from, 'widget') };
  const parts = { builds, version: '1.0.0', brand, bom: bom(String(made)), notices: 'By others.', others: {} };
  const into = join(folder, `releases ${String(made)}`);
  const folderOfRelease = await makeRelease(parts, into);
  // Making it again gives the same one and leaves nothing beside it.
  expect(await makeRelease(parts, into)).toBe(folderOfRelease);
  expect(await readdir(into)).toEqual([basename(folderOfRelease)]);
  return folderOfRelease;
}

const asset = (name: string) => stat(join(place, 'current/site/assets', `Page-${name}.js`));
const shown = () => readFile(join(place, 'current/site/index.html'), 'utf8');

test('[RL-01] the same parts make the same bytes, whenever they are put together', async () => {
  const [one, two] = [await release('one'), await release('one')];
  expect(await readFile(join(one, 'manifest.json'))).toEqual(await readFile(join(two, 'manifest.json')));
  const other = await readFile(join(await release('other'), 'manifest.json'));
  expect(other).not.toEqual(await readFile(join(one, 'manifest.json')));
});

test('[RL-04] both ways, the assets of the other release stay, and each is named in its configuration', async () => {
  await rollOut(await release('one'), place);
  const version = await rollOut(await release('two'), place);
  expect([await shown(), (await asset('one')).isFile()]).toEqual(['two', true]);
  const configuration = await readFile(join(place, 'current/configurations/nginx/server.conf'), 'utf8');
  expect(configuration).toContain(`root "${place}/releases/${version}/site";`);
  await rollBack(place);
  expect([await shown(), (await asset('two')).isFile()]).toEqual(['one', true]);
});

test('[RL-04] nothing is switched when a file is missing or changed, and the file is named', async () => {
  await rollOut(await release('one'), place);
  const served = await readlink(join(place, 'current'));
  const two = await release('two');
  await writeFile(join(two, 'site/index.html'), 'changed');
  await expect(rollOut(two, place)).rejects.toThrow('site/index.html is not what the manifest says');
  await rm(join(two, 'site/index.html'));
  await expect(rollOut(two, place)).rejects.toThrow('site/index.html is missing');
  await rm(join(two, 'manifest.json'));
  await expect(rollOut(two, place)).rejects.toThrow('manifest.json is missing');
  await expect(rollOut(await release('three', 'other'), place)).rejects.toThrow('the brand "wellporch"');
  expect(await readlink(join(place, 'current'))).toBe(served);
});

test('[RL-04] a release that has lost a file is not gone back to', async () => {
  await expect(rollBack(place)).rejects.toThrow('no previous release');
  const version = await rollOut(await release('one'), place);
  await rollOut(await release('two'), place);
  await rm(join(place, 'releases', version, 'site/404.html'));
  await expect(rollBack(place)).rejects.toThrow('site/404.html is missing');
  expect(await shown()).toBe('two');
});

const at = (day: number) => new Date(Date.UTC(2024, 0, day));

test('[RL-04] what is old goes, with its assets; the current and the previous release stay whole', async () => {
  const first = await rollOut(await release('one'), place, { now: at(1) });
  await rollOut(await release('two'), place, { now: at(2) });
  await rollOut(await release('three'), place, { now: at(3) });
  expect(await prune(place, 30, at(32))).toEqual([]);
  expect((await asset('one')).isFile()).toBe(true);
  expect(await prune(place, 30, at(40))).toEqual([first]);
  await expect(asset('one')).rejects.toThrow('ENOENT');
  expect([(await asset('two')).isFile(), (await asset('three')).isFile()]).toEqual([true, true]);
  await rollBack(place);
  expect(await shown()).toBe('two');
});
