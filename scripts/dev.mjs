import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root, say } from './run.mjs';
import { servingAt } from './servingAt.mjs';

// Starts a development server: `storefront`, with all that stands around it on the same port, or `widget`, the
// playground, with the mock API behind it. What else is on the command line is Vite's, as in --port 5000 --host.
const [workspace, ...passedOn] = process.argv.slice(2);
if (workspace !== 'storefront' && workspace !== 'widget') {
  say('Which one? npm run dev, or npm run dev:widget.');
  process.exit(1);
}
await ensureInstalled();

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
const state = { isStopping: false };

/** Ends what was started, each in its own way; the first to end by itself ends the others. @param {number} code */
function stop(code) {
  if (state.isStopping) return;
  state.isStopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(0));

/**
 * @param {readonly string[]} command for Node
 * @param {import('node:child_process').SpawnOptions} options
 */
function start(command, options) {
  const child = spawn(process.execPath, command, options);
  children.push(child);
  child.on('close', (code) => stop(code ?? 0));
  return child;
}

/** Starts the mock API on a free port. @returns its address */
async function startMockApi() {
  const child = start(['--import', 'tsx', 'mock-api/src/server/main.ts', '--api-only'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TESTER: 'on', DRAIN_SECONDS: '0', FINISH_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return servingAt(child.stdout);
}

const mockApi = workspace === 'widget' ? await startMockApi() : undefined;
const config = workspace === 'widget' ? ['--config', 'vite.playground.config.ts'] : [];
if (!state.isStopping)
  start([`${root}node_modules/vite/bin/vite.js`, '--configLoader', 'runner', ...config, ...passedOn], {
    cwd: root + workspace,
    env: { ...process.env, ...(mockApi !== undefined && { MOCK_API: mockApi }) },
    stdio: 'inherit',
  });
