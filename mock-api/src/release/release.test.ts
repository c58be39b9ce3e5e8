import { mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prune } from './prune';
import { smallRelease } from './release.fixture';
import { rollBack, rollOut, tryLoader } from './rollOut';

let folder = '';
let place = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release #1 50% '));
  place = join(folder, 'srv');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const release = (name: string, brand = 'wellporch') => smallRelease(folder, name, { brand });
const at = (day: number) => new Date(Date.UTC(2024, 0, day));
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

test('[RL-04] a roll-out that is cut off before its last step changes nothing of what is served and of what was before', async () => {
  await rollOut(await release('one'), place);
  await rollOut(await release('two'), place);
  const three = await release('three');
  // Where the new link is made there is something else.
  await mkdir(join(place, '.current'));
  await expect(rollOut(three, place)).rejects.toThrow('directory');
  expect(await shown()).toBe('two');
  await rm(join(place, '.current'), { recursive: true });
  await rollBack(place);
  expect(await shown()).toBe('one');
  await rollOut(three, place);
  await rollBack(place);
  expect(await shown()).toBe('one');
});

test('[RL-04] rolled out again, the release that is served gets the backend that is named now, and back its own', async () => {
  const [one, two] = [await release('one'), await release('two')];
  const backend = async () =>
    /proxy_pass (.*);/.exec(await readFile(join(place, 'current/configurations/nginx/server.conf'), 'utf8'))?.[1];
  await rollOut(one, place, { backend: '127.0.0.1:1' });
  await rollOut(one, place, { backend: '127.0.0.1:2' });
  expect(await backend()).toBe('http://127.0.0.1:2');
  await rollOut(two, place, { backend: '127.0.0.1:3' });
  expect(await backend()).toBe('http://127.0.0.1:3');
  await rollBack(place);
  expect([await shown(), await backend()]).toEqual(['one', 'http://127.0.0.1:2']);
  await rollOut(one, place);
  expect(await backend()).toBeUndefined();
});

test("[RL-04] another release's loader is tried until the next roll-out, and what it needs stays", async () => {
  const canary = () => readFile(join(place, 'current/site/receptionist/v1/.canary.json'), 'utf8');
  const two = await release('two');
  await expect(tryLoader(two, place, 5)).rejects.toThrow('roll one out first');
  await rollOut(await release('one'), place, { now: at(1) });
  const version = await tryLoader(two, place, 5);
  const { percent, path } = JSON.parse(await canary()) as { percent: number; path: string };
  expect(percent).toBe(5);
  expect(await readFile(join(place, `current/site${path}`), 'utf8')).toBe('loader of two');
  expect([await shown(), await prune(place, 0, at(400))]).toEqual(['one', []]);
  await tryLoader(two, place, 0);
  await expect(canary()).rejects.toThrow('ENOENT');
  await tryLoader(two, place, 100);
  expect(await rollOut(two, place, { now: at(2) })).toBe(version);
  await rollBack(place);
  await expect(canary()).rejects.toThrow('ENOENT');
});

test('[RL-04] a release that has lost a file is not gone back to', async () => {
  await expect(rollBack(place)).rejects.toThrow('no previous release');
  const version = await rollOut(await release('one'), place);
  await rollOut(await release('two'), place);
  await rm(join(place, 'releases', version, 'site/404.html'));
  await expect(rollBack(place)).rejects.toThrow('site/404.html is missing');
  expect(await shown()).toBe('two');
});

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
