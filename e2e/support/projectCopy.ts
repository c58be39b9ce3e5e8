import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = ['shared', 'widget', 'storefront', 'mock-api', 'e2e'];
const files = ['scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'docs/openapi.yaml'];
/** What is installed, built or written stays behind. */
const leftBehind = new Set(['node_modules', 'dist', 'dist-package', 'reports']);

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * The project as a clone has it, to be edited and built without a trace in the one under test. What is installed is
 * linked, except for the workspaces, which are the copy's own.
 */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'front-door-')));
  for (const name of [...workspaces, ...files])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !leftBehind.has(basename(source)),
    });
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@front-door'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!['@front-door', '.vite', '.cache'].includes(name))
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
