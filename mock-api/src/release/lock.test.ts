import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locked } from './lock';

let place = '';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'place '));
});

afterEach(async () => {
  await rm(place, { recursive: true });
});

/** A process that has ended. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);
const leave = (process: number, { host = hostname(), id = 'one', file = '.lock' } = {}) =>
  symlink(JSON.stringify({ id, process, host, since: '2024-01-01T00:00:00.000Z' }), join(place, file));

test('[RL-04] a place that is being changed is left alone, and the message says by whom and what to do', async () => {
  const inside = locked(place, async () => {
    await expect(locked(place, () => Promise.resolve())).rejects.toThrow(
      `${place} is being changed by process ${String(process.pid)} of ${hostname()} since`,
    );
    return 'done';
  });
  expect(await inside).toBe('done');
  expect(await readdir(place)).toEqual([]);
});

test('[RL-04] work that fails gives its lock back', async () => {
  await expect(locked(place, () => Promise.reject(new Error('broken on purpose')))).rejects.toThrow('on purpose');
  expect(await locked(place, () => Promise.resolve('done'))).toBe('done');
});

test('[RL-04] the lock of a process that has ended is taken over, by one alone', async () => {
  await leave(ended);
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await readdir(place);
    inside -= 1;
  };
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => locked(place, work)));
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(reasons.length).toBeLessThan(20);
  for (const reason of reasons) expect(reason).toContain('is being changed by');
  expect(await readdir(place)).toEqual([]);
});

test('[RL-04] who ended while taking over, however often, is taken over from, and nothing is left', async () => {
  await leave(ended);
  await leave(ended, { file: '.lock.one', id: 'two' });
  await leave(ended, { file: '.lock.one.two', id: 'three' });
  expect(await locked(place, () => Promise.resolve('done'))).toBe('done');
  expect(await readdir(place)).toEqual([]);
});

test('[RL-04] who is taking over right now is left alone', async () => {
  await leave(ended);
  await leave(process.pid, { file: '.lock.one' });
  await expect(locked(place, () => Promise.resolve())).rejects.toThrow(`remove ${place}/.lock.one first`);
});

test('[RL-04] a lock that does not say whose it is is left alone', async () => {
  await writeFile(join(place, '.lock'), '');
  await expect(locked(place, () => Promise.resolve())).rejects.toThrow(`remove ${place}/.lock first`);
});

test('[RL-04] a process of another machine may still be at work', async () => {
  await leave(ended, { host: 'elsewhere' });
  await expect(locked(place, () => Promise.resolve())).rejects.toThrow(
    `of elsewhere since 2024-01-01T00:00:00.000Z. Try again when that has ended; if nothing is running there, remove ${place}/.lock first.`,
  );
});
