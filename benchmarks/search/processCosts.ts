import { readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux tells processor time to every process alike. */
const tick = 10;

/** Milliseconds of processor time that a process has used so far, all its threads together. Linux alone tells. */
export function processorTimeOf(pid: number): number {
  // The name may hold spaces and brackets; what follows its end does not.
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tick;
}

/** Megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
