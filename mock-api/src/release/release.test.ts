import disk, { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

test('[RL-01] another brand or another configuration, with the same files, is another release', async () => {
  const usual = basename(await release('one'));
  expect(basename(await release('one', 'other'))).not.toBe(usual);
  const { writeFile: real } = disk;
  // As if the text of one configuration were made in another way.
  disk.writeFile = (file, text) =>
    real(file, typeof text === 'string' && text.includes('merge_slashes') ? `${text}# more` : text);
  syncBuiltinESMExports();
  try {
    expect(basename(await release('one'))).not.toBe(usual);
  } finally {
    disk.writeFile = real;
    syncBuiltinESMExports();
  }
  expect(basename(await release('one'))).toBe(usual);
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
  await expect(rollOut(two, place)).rejects.toThrow(
    'site/index.html has changed: it differs from what the manifest says',
  );
  await rm(join(two, 'site/index.html'));
  await expect(rollOut(two, place)).rejects.toThrow('site/index.html is missing');
  await rm(join(two, 'manifest.json'));
  await expect(rollOut(two, place)).rejects.toThrow('manifest.json is missing');
  await expect(rollOut(await release('three', 'other'), place)).rejects.toThrow('the brand "wellporch"');
  expect(await readlink(join(place, 'current'))).toBe(served);
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
  expect([await shown(), await prune(place, 0, { now: at(400) })]).toEqual(['one', []]);
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

test('[RL-04] a folder that has lost its manifest is named, stops nothing, and goes with what is old', async () => {
  const [one, two] = [await release('one'), await release('two')];
  await rollOut(one, place, { now: at(1) });
  await rollOut(two, place, { now: at(2) });
  const lost = await rollOut(await release('three'), place, { now: at(3) });
  await rollBack(place, { now: at(4) });
  await rollOut(one, place, { now: at(5) });
  await rm(join(place, 'releases', lost, 'manifest.json'));
  const said: string[] = [];
  const say = (sentence: string) => said.push(sentence);
  await rollBack(place, { now: at(6), say });
  expect(await shown()).toBe('two');
  expect(said).toEqual([expect.stringContaining(`${lost} has no manifest`)]);
  await tryLoader(one, place, 5);
  await rollOut(await release('four'), place, { now: at(7) });
  expect(await prune(place, 30, { now: at(8), say })).toEqual([lost]);
  expect(said.at(-1)).toContain('prune removes it');
  await rm(join(place, 'current', 'manifest.json'));
  expect(await prune(place, 30, { now: at(9), say })).toEqual([]);
  expect(said.at(-1)).toContain('it stays, because it is the current release');
  expect(await readdir(join(place, 'releases'))).toHaveLength(3);
});

test('[RL-04] a release that is not whole in its place is brought anew', async () => {
  const one = await release('one');
  const version = await rollOut(one, place);
  await rollOut(await release('two'), place);
  for (const file of ['manifest.json', 'site/index.html']) {
    await rm(join(place, 'releases', version, file));
    await rollOut(one, place);
    expect(await shown()).toBe('one');
    await rollBack(place);
  }
});

test('[RL-04] a release can be rolled out by its folder in the place, though its configurations are of that place', async () => {
  const version = await rollOut(await release('one'), place, { backend: '127.0.0.1:1' });
  await rollOut(await release('two'), place);
  expect(await rollOut(join(place, 'releases', version), place, { backend: '127.0.0.1:2' })).toBe(version);
  expect(await rollOut(join(place, 'current'), place)).toBe(version);
  const other = join(folder, 'other');
  expect(await rollOut(join(place, 'current'), other)).toBe(version);
  const configuration = await readFile(join(other, 'current/configurations/caddy/front-door.caddy'), 'utf8');
  expect(configuration).toContain(`${other}/releases/${version}/site`);
  await writeFile(join(place, 'current/site/index.html'), 'changed');
  await expect(rollOut(join(place, 'current'), place)).rejects.toThrow(
    'index.html has changed: it differs from what the manifest says',
  );
});

test('[RL-04] a trial ends though the release that it was given is gone', async () => {
  await rollOut(await release('one'), place);
  const two = await release('two');
  const version = await tryLoader(two, place, 5);
  await rm(two, { recursive: true });
  expect(await tryLoader(two, place, 0)).toBe(version);
  await expect(readFile(join(place, 'current/site/receptionist/v1/.canary.json'))).rejects.toThrow('ENOENT');
});

test('[RL-04] [WE-11] a loader that pages name by its hash stays with what it loads, through every release to come', async () => {
  const pinned = async (name: string) =>
    readFile(
      join(place, `current/site/receptionist/v1/receptionist.${Buffer.from(name.padEnd(8)).toString('hex')}.js`),
      'utf8',
    );
  await rollOut(await release('one'), place, { now: at(1) });
  await rollOut(await release('two'), place, { now: at(2) });
  await rollOut(await release('three'), place, { now: at(3) });
  expect(await prune(place, 30, { now: at(40) })).toHaveLength(1);
  await expect(asset('one')).rejects.toThrow('ENOENT');
  expect(await pinned('one')).toBe('loader of one');
  await rollOut(await release('four'), place, { now: at(41) });
  await rollOut(await release('five'), place, { now: at(42) });
  expect(await prune(place, 30, { now: at(400) })).toHaveLength(2);
  for (const name of ['one', 'two', 'three', 'four']) expect(await pinned(name)).toBe(`loader of ${name}`);
});

test('[RL-04] what is old goes, with its assets; the current and the previous release stay whole', async () => {
  const first = await rollOut(await release('one'), place, { now: at(1) });
  await rollOut(await release('two'), place, { now: at(2) });
  await rollOut(await release('three'), place, { now: at(3) });
  expect(await prune(place, 30, { now: at(32) })).toEqual([]);
  expect((await asset('one')).isFile()).toBe(true);
  expect(await prune(place, 30, { now: at(40) })).toEqual([first]);
  await expect(asset('one')).rejects.toThrow('ENOENT');
  expect([(await asset('two')).isFile(), (await asset('three')).isFile()]).toEqual([true, true]);
  await rollBack(place);
  expect(await shown()).toBe('two');
});
