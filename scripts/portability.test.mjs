import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../e2e/support/projectCopy';
import { findFiles } from './findFiles.mjs';
import { root, run } from './run.mjs';
import { servingAt } from './servingAt.mjs';

// Other versions of Node, a whole release and all unit tests elsewhere: `npm run gates:portability` has minutes for them.

const nobody = { uid: 65_534, gid: 65_534 };
/** Another user than this one, where this one may choose and the other may read what is installed. */
const canReadAll = spawnSync('test', ['-r', join(root, 'node_modules/vite/package.json')], nobody).status === 0;
/** @type {{ uid?: number, gid?: number }} */
const other = process.getuid?.() === 0 && canReadAll ? nobody : {};

test('[RL-11] no path of a file is the path of an address, which has %20 for a space', () => {
  const taken = findFiles(root, /\.(?:ts|tsx|mjs)$/).filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => /import\.meta\.url\)\.pathname/.test(line) && !line.includes('decodeURIComponent(')),
  );
  expect(taken).toEqual([]);
});

test('[RL-11] a server is built and answers in a path with spaces, as another user, without git', async () => {
  const { folder, remove } = copyProject('front door ');
  onTestFinished(remove);
  const home = join(folder, 'home');
  mkdirSync(home);
  if (other.uid !== undefined) await run(`chown -hR ${String(other.uid)}:${String(other.gid)} '${folder}'`);
  chmodSync(folder, 0o755);
  const env = { HOME: home, npm_config_cache: join(home, 'npm'), HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0' };

  const built = await run('npm run --silent build:server -w mock-api -- --logLevel error', {
    cwd: folder,
    env,
    ...other,
  });
  expect(built).toMatchObject({ code: 0, output: '' });
  const main = join(folder, 'mock-api/dist/server/main.mjs');
  expect(statSync(main).uid).toBe(other.uid ?? process.getuid?.());
  // Where it was built it knows nothing of.
  expect(readFileSync(main, 'utf8')).not.toContain(folder);

  const server = spawn(process.execPath, [main, '--api-only'], {
    cwd: folder,
    env: { ...process.env, ...env },
    ...other,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const origin = await servingAt(server.stdout);
  const answer = await fetch(`${origin}/rest/v1/ai/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'sore throat', guid: 'g' }),
  });
  expect(/** @type {unknown[]} */ (await answer.json())[0]).toMatchObject({ path: 'sore-throat' });
  server.kill('SIGTERM');
  expect(await once(server, 'close')).toEqual([0, null]);
});
