import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root, run, say } from './run.mjs';

// Installs what is missing, builds widget and storefront, and serves both with the search on one port.
await ensureInstalled();
for (const [what, command] of /** @type {const} */ ([
  ['the Receptionist', 'npm run --silent build -w widget'],
  ['the storefront and its prerendered pages', 'npm run --silent build -w storefront'],
])) {
  say(`Building ${what} …`);
  const { code, output, seconds } = await run(command);
  if (code !== 0) {
    say(output);
    say(`Building ${what} failed.`);
    process.exit(1);
  }
  say(`  done in ${seconds.toFixed(1)} s`);
}

say('Starting the server …');
const { NODE_ENV, TESTER = NODE_ENV === 'production' ? 'off' : 'on' } = process.env;
const server = spawn(process.execPath, ['--import', 'tsx', 'mock-api/src/server/main.ts'], {
  cwd: root,
  // For whoever tries it out: scenarios can be picked, and it ends as soon as nothing is in flight.
  env: { DRAIN_SECONDS: '0', ...process.env, TESTER },
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
