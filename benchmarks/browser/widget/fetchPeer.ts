import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Subject } from './subject.types';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('peers/.cache', import.meta.url));

const pinned = JSON.parse(readFileSync(new URL('peers/package.json', import.meta.url), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** The version of a peer that is compared with. */
export function versionOf(name: string): string {
  const version = pinned.dependencies[name];
  if (version === undefined) throw new Error(`peers/package.json names no ${name}`);
  return version;
}

/**
 * Gets the files of a peer that a page needs from the npm registry, unless they are here. Its dependencies are
 * not installed: what a page loads has them inside.
 *
 * @returns the package's folder
 */
export async function fetchPeer({ name, files }: Pick<Subject, 'name' | 'files'>): Promise<string> {
  const version = versionOf(name);
  const folder = join(cache, `${name}@${version}`);
  if (existsSync(folder)) return folder;
  const work = await mkdtemp(join(tmpdir(), 'peer-'));
  try {
    const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: work });
    const wanted = ['package.json', ...files].map((file) => `package/${file}`);
    await run('tar', ['-xzf', stdout.trim(), ...wanted], { cwd: work });
    await mkdir(dirname(folder), { recursive: true });
    await rename(join(work, 'package'), folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}
