import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of its processors that a machine must have free, and how long to wait for that, in milliseconds. */
const freeShare = 0.75;
const patience = 40_000;
const sample = 1000;

/**
 * Waits until other programs leave the machine alone: a page that shares its processor looks slower than it is.
 *
 * @returns whether it became quiet in time.
 */
export async function waitForQuiet(): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += sample) {
    const before = processorTimes();
    await wait(sample);
    const after = processorTimes();
    if ((after.idle - before.idle) / (after.total - before.total) >= freeShare) return true;
  }
  return false;
}

function processorTimes(): { readonly idle: number; readonly total: number } {
  const times = cpus().map((processor) => processor.times);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap(({ user, nice, sys, idle, irq }) => [user, nice, sys, idle, irq])),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
