import { mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who is changing a place. */
interface Holder {
  /** Its own for each time that a place is changed. */
  readonly id: string;
  readonly process: number;
  readonly host: string;
  readonly since: string;
}

/**
 * Does some work that changes a place while nobody else changes it. The lock of a process of this machine that has ended
 * without giving it back is taken over.
 *
 * @throws who is changing the place, if anybody is.
 */
export async function locked<Value>(place: string, work: () => Promise<Value>): Promise<Value> {
  await mkdir(place, { recursive: true });
  const file = join(place, '.lock');
  await take(file);
  try {
    return await work();
  } finally {
    await rm(file);
  }
}

async function take(file: string): Promise<void> {
  while (!(await create(file))) {
    const holder = await holderOf(file);
    if (holder === 'nobody') continue;
    if (holder === 'unknown' || isRunning(holder)) throw busy(file, holder);
    // Whoever takes over from one that has ended holds a lock named after it, so that two can't both take over. One that
    // ends meanwhile leaves that lock to be taken over in the same way.
    const next = `${file}.${holder.id}`;
    await take(next);
    const now = await holderOf(file);
    if (typeof now === 'object' && now.id === holder.id) {
      await rename(next, file);
      return;
    }
    await rm(next);
  }
}

/**
 * Makes the lock unless it is there. It is a link that leads nowhere and says who holds it: a link is made at once and
 * whole, whenever a process is ended.
 */
async function create(file: string): Promise<boolean> {
  const holder: Holder = {
    id: crypto.randomUUID().slice(0, 8),
    process: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  try {
    await symlink(JSON.stringify(holder), file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function holderOf(file: string): Promise<Holder | 'nobody' | 'unknown'> {
  try {
    return JSON.parse(await readlink(file)) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nobody' : 'unknown';
  }
}

/** A process of another machine can't be seen from here. */
function isRunning(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function busy(file: string, holder: Holder | 'unknown'): Error {
  const who =
    holder === 'unknown'
      ? 'another process'
      : `process ${String(holder.process)} of ${holder.host} since ${holder.since}`;
  return new Error(
    `${join(file, '..')} is being changed by ${who}. Try again when that has ended; ` +
      `if nothing is running there, remove ${file} first.`,
  );
}
