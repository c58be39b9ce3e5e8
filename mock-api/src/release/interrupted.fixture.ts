import { spawnSync } from 'node:child_process';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** Ends a command at one of its steps. `killed`: nothing of it happens any more. `full`: the disk takes nothing more. */
export type Ending = 'killed' | 'full';

/** A step changes what is on the disk; those that need room are half done where the disk is full, or the process ends. */
const needingRoom = ['writeFile', 'copyFile', 'mkdir', 'link', 'symlink'] as const;
const steps = [...needingRoom, 'rename', 'rm'] as const;
const reading = ['readFile', 'readdir', 'readlink', 'stat', 'realpath'] as const;

type Call = (...given: unknown[]) => Promise<unknown>;
const functions = disk as unknown as Record<(typeof steps)[number] | (typeof reading)[number], Call>;
const real = { ...functions };

/** A process that has ended, which leaves its lock as it is. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);

/**
 * Does some work, which is ended at a step.
 *
 * @param at which step, from 1 on.
 * @returns whether the work came as far as that step.
 */
export async function interrupted(work: () => Promise<unknown>, at: number, ending: Ending): Promise<boolean> {
  let count = 0;
  const isOver = () => count >= at;
  const counted = ending === 'full' ? needingRoom : steps;
  for (const name of counted) {
    functions[name] = async (...given) => {
      if (isOver()) throw failure(ending);
      count += 1;
      if (!isOver()) return real[name](...given);
      await half[name]?.(...given);
      throw failure(ending);
    };
  }
  if (ending === 'killed')
    for (const name of reading)
      functions[name] = (...given) => (isOver() ? Promise.reject(failure(ending)) : real[name](...given));
  const { pid } = process;
  if (ending === 'killed') Object.defineProperty(process, 'pid', { value: ended });
  syncBuiltinESMExports();
  try {
    await work();
  } catch (error) {
    if (!isOver()) throw error;
  } finally {
    Object.assign(functions, real);
    syncBuiltinESMExports();
    Object.defineProperty(process, 'pid', { value: pid });
  }
  return isOver();
}

function failure(ending: Ending): Error {
  return ending === 'killed'
    ? new Error('killed')
    : Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
}

/** How far a step comes at which the process is ended, or the disk full. */
const half: Partial<Record<(typeof steps)[number], Call>> = {
  writeFile: (file, text) => real.writeFile(file, (text as string).slice(0, (text as string).length / 2)),
  copyFile: (_, to) => real.writeFile(to, 'half'),
  rm: async (folder, options) => {
    if ((options as { recursive?: boolean } | undefined)?.recursive !== true) return;
    // Names come in no order: of all files the manifest may be the first to go.
    for (const name of ['manifest.json', 'site/index.html'])
      await real.rm(join(folder as string, name), { force: true });
  },
};
