import { ensureInstalled } from './install.mjs';
import { run, say } from './run.mjs';

// Checks that need a quiet machine (timings) or take too long for `npm test` (other Node versions, the same release
// elsewhere).
await ensureInstalled();
let failed = 0;
for (const [what, command] of /** @type {const} */ ([
  ['a browser', 'tsx e2e/support/ensureBrowser.ts'],
  ['the builds', 'npm run --silent build'],
  ['search and server', 'vitest run --config vitest.gates.config.ts'],
  ['other versions of Node, another folder and another user', 'npm run --silent gates:portability'],
  ['every page in every mode', 'playwright test -c e2e --workers 1'],
])) {
  say(`\n… ${what}`);
  const { code } = await run(command, { show: true, env: { GATES: '1' } });
  if (code !== 0) failed += 1;
}
say(failed === 0 ? '\nEvery gate is passed.' : `\n${String(failed)} failed.`);
process.exit(failed > 0 ? 1 : 0);
