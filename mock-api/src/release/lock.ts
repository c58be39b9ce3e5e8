import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who is changing a place. */
interface Holder {
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
  if (await create(file)) return;
  // Whoever takes over holds a second lock, so that two can't both take over.
  const next = `${file}.next`;
  if (!(await create(next))) throw await busy(file, next);
  const holder = await holderOf(file);
  if (holder !== undefined && !isRunning(holder)) {
    await rename(next, file);
    return;
  }
  await rm(next);
  if (holder !== undefined) throw await busy(file);
  // It has just been given back.
  await take(file);
}

/** Makes the file, whole, unless it is there. */
async function create(file: string): Promise<boolean> {
  const holder: Holder = { process: process.pid, host: hostname(), since: new Date().toISOString() };
  const own = `${file}.${String(process.pid)}.${crypto.randomUUID()}`;
  await writeFile(own, JSON.stringify(holder));
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own);
  }
}

async function holderOf(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Holder);
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

async function busy(file: string, ...others: readonly string[]): Promise<Error> {
  const holder = await holderOf(file);
  const who = holder === undefined ? 'another process' : `process ${String(holder.process)} of ${holder.host}`;
  const since = holder === undefined ? '' : ` since ${holder.since}`;
  return new Error(
    `${join(file, '..')} is being changed by ${who}${since}. Try again when that has ended; ` +
      `if nothing is running there, remove ${[file, ...others].join(' and ')} first.`,
  );
}
