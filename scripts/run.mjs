import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Outcome
 * @property {number} code the exit code; 1 when the command could not be started
 * @property {string} output what it printed on both streams; empty when it was shown as it came
 * @property {number} seconds
 */

/**
 * Runs a command, in the project's root unless told otherwise, with its locally installed tools first on the path.
 *
 * @param {string} command a shell command line
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string, uid?: number, gid?: number }} [options] `show`
 *   passes output on as it comes
 * @returns {Promise<Outcome>}
 */
export function run(command, { show = false, env = {}, cwd = root, ...user } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      ...user,
      shell: true,
      // Vite warns of imports without a file's ending in configurations that a later version may not read.
      env: {
        ...process.env,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...env,
      },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    /** @param {number | null} code */
    const finish = (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    };
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
