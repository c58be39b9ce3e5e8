import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notOurs } from '../../scripts/findFiles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** The project as a clone has it, without git and without anything installed, in a folder that need not be there. */
export function copySources(folder: string): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !notOurs.test(relative(root, source).replaceAll(sep, '/')),
  });
}

/**
 * The project as a clone has it, to be edited and built without a trace in the one under test. What is installed is
 * linked, except for the workspaces, which are the copy's own.
 *
 * @param prefix how its folder's name begins.
 */
export function copyProject(prefix = 'front-door-'): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  copySources(folder);
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@front-door'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!['@front-door', '.vite', '.vite-temp', '.cache'].includes(name))
      symlinkSync(realpathSync(join(installed, name)), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@front-door')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@front-door', name));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
