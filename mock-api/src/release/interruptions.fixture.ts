import { link, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { interrupted, type Ending } from './interrupted.fixture';
import { lasting } from './lasting';
import { filesIn, readRelease } from './manifest';
import { keptOf, releasesIn } from './place';
import { prune } from './prune';
import { smallRelease } from './release.fixture';
import { rollBack, rollOut, tryLoader } from './rollOut';

const at = (day: number) => new Date(Date.UTC(2024, 0, day));

/** A place that serves `two` after `one`, tries the loader of `three` and has an old release, and what can be asked of it. */
export interface Bench {
  readonly folder: string;
  readonly commands: Readonly<Record<string, (place: string) => Promise<unknown>>>;
}

export async function prepare(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'interrupted '));
  const [zero, one, two, three, four] = [
    await smallRelease(folder, 'zero'),
    await smallRelease(folder, 'one'),
    await smallRelease(folder, 'two'),
    await smallRelease(folder, 'three'),
    await smallRelease(folder, 'four'),
  ];
  const place = join(folder, 'srv');
  await rollOut(zero, place, { now: at(1) });
  await rollOut(one, place, { now: at(2) });
  await rollOut(two, place, { now: at(3) });
  await tryLoader(three, place, 5);
  return {
    folder,
    commands: {
      'roll-out': (where) => rollOut(four, where, { now: at(100), backend: '127.0.0.1:2' }),
      'roll-back': (where) => rollBack(where, { now: at(100) }),
      prune: (where) => prune(where, 30, { now: at(100) }),
      'try-loader': (where) => tryLoader(four, where, 50),
      'roll-out of what is there': (where) => rollOut(one, where, { now: at(100) }),
      'roll-out of what is served': (where) => rollOut(two, where, { backend: '127.0.0.1:3' }),
      'end of a trial': (where) => tryLoader(three, where, 0),
    },
  };
}

/** Commands of which each has to work after any of them. */
const next = ['roll-out', 'roll-back', 'prune', 'try-loader'];

/**
 * Interrupts a command at a step; then what is served is whole, and commands work as if nothing had been.
 *
 * @returns whether the command has so many steps.
 */
export async function interrupt(
  { folder, commands }: Bench,
  name: string,
  ending: Ending,
  step: number,
): Promise<boolean> {
  const place = join(folder, 'srv once');
  await copyOf(join(folder, 'srv'), place);
  const before = await readdir(join(place, 'releases'));
  const run = (command: string) => commands[command]?.(place);
  try {
    const isThere = await interrupted(async () => run(name), step, ending);
    if (isThere) {
      await expectWhole(place);
      // On a full disk nothing may be left that takes room.
      if (ending === 'full') expect(await readdir(join(place, 'releases'))).toEqual(before);
      for (const turn of [0, 1]) {
        await run(next[(step + turn) % next.length] ?? '');
        await expectWhole(place);
        const left = [await readdir(place), await readdir(join(place, 'releases'))].flat();
        expect(left.filter((entry) => entry.startsWith('.'))).toEqual([]);
      }
    }
    return isThere;
  } catch (error) {
    throw new Error(`${name}, ${ending} at step ${String(step)}: ${String(error)}`, { cause: error });
  } finally {
    await rm(place, { recursive: true });
  }
}

/** All that was released is there, the configurations name it, and what they name is there, too. */
async function expectWhole(place: string): Promise<void> {
  const version = (await readlink(join(place, 'current'))).replace('releases/', '');
  const current = join(place, 'current');
  expect((await readRelease(current)).version).toBe(version);
  const told = await Promise.all(
    ['nginx/server.conf', 'caddy/front-door.caddy'].map((file) =>
      readFile(join(current, 'configurations', file), 'utf8'),
    ),
  );
  for (const text of told) expect(text).toContain(`releases/${version}/site`);
  const canary = await readFile(join(current, 'site/receptionist/v1/.canary.json'), 'utf8').catch(() => undefined);
  const http = await readFile(join(current, 'configurations/nginx/http.conf'), 'utf8');
  const named = [canary ?? '', http, ...told].flatMap(
    (text) => text.match(/\/receptionist\/v1\/receptionist\.\w+\.js/g) ?? [],
  );
  const files = await filesIn(join(current, 'site'));
  for (const path of named) expect(files).toContain(path.slice(1));
  // A page that was opened before finds its own as long as its release is there, one that names a loader for ever.
  for (const [name, manifest] of (await releasesIn(place)).releases) {
    const wasServed = name === version || (await keptOf(place, name)).left !== undefined;
    for (const path of wasServed ? lasting(manifest) : []) expect(files).toContain(path.replace('site/', ''));
  }
  for (const name of ['zero', 'one', 'two', 'three'])
    expect(files).toContain(`receptionist/v1/receptionist.${Buffer.from(name.padEnd(8)).toString('hex')}.js`);
}

/** The same files under other names: no command changes a file, each puts a new one in its place. */
async function copyOf(from: string, to: string): Promise<void> {
  for (const file of await filesIn(from)) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await link(join(from, file), join(to, file));
  }
  await symlink(await readlink(join(from, 'current')), join(to, 'current'));
}
