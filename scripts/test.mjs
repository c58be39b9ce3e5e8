import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { judge } from './reports.mjs';
import { root, run, say } from './run.mjs';
import { findFiles } from './findFiles.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {{ readonly report: string, readonly files: readonly string[] }} [tests] where the JSON report of its tests
 *   will be, and the files that they are in; without them the check counts as one
 * @property {boolean} [show] pass output on as it comes
 */

/** Checks of one group run two at a time; a group starts when the one before has ended. @type {Check[][]} */
const groups = [
  [
    // First, since it takes as long as all the others of its group.
    { name: 'build', command: 'npm run --silent build' },
    { name: 'types', command: 'npm run --silent check:types' },
    { name: 'lint', command: 'npm run --silent check:lint' },
    { name: 'format', command: 'npm run --silent check:format' },
    { name: 'import rule', command: 'npm run --silent check:imports' },
  ],
  [
    {
      name: 'unit and integration tests',
      command: 'vitest run',
      tests: { report: 'reports/unit.json', files: findFiles(root, /\.test\.(?:mjs|tsx?)$/) },
      show: true,
    },
    // Needs the build: it reads build configurations, and the loader's needs the built app.
    { name: 'dead code', command: 'npm run --silent check:dead-code' },
    { name: 'size budgets', command: 'npm run --silent check:size', show: true },
    { name: 'npm package', command: 'npm run --silent check:package' },
  ],
  [
    {
      name: 'end-to-end tests',
      command: 'playwright test -c e2e',
      // Its report names files from where the specs are.
      tests: {
        report: 'reports/e2e.json',
        files: findFiles(root, /\.spec\.ts$/).map((file) => file.replace(/^e2e\/specs\//, '')),
      },
      show: true,
    },
  ],
];

const started = performance.now();
let passed = 0;
let failed = 0;
let skipped = 0;
/** The names of checks that failed: their own words may be a thousand lines above the end. @type {string[]} */
const failures = [];

await ensureInstalled();
rmSync(`${root}reports`, { recursive: true, force: true });
mkdirSync(`${root}reports`);
// What the tests start, installed where it is missing. Where a server can't be had, each says so, and a build server (CI)
// goes no further.
for (const needed of [
  'e2e/support/ensureBrowser.ts',
  'mock-api/gateway/ensureHaproxy.ts',
  'mock-api/observe/ensurePromtool.ts',
  'mock-api/src/web-servers/ensureWebServersCommand.ts',
]) {
  const { code } = await run(`tsx ${needed}`, { show: true });
  if (code === 0) continue;
  say('0 passed, 1 failed');
  process.exit(1);
}

for (const group of groups) {
  const waiting = [...group];
  await Promise.all([work(waiting), work(waiting)]);
}

say(`\nAll checks took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
if (failures.length > 0) say(`Failed: ${failures.join(', ')}`);
say(`${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {Check[]} waiting */
async function work(waiting) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (check.show) say(`… ${check.name}`);
    const { code, output, seconds } = await run(check.command, { show: check.show ?? false, env: { REPORTS: '1' } });
    const report = check.tests === undefined ? '' : root + check.tests.report;
    const counts =
      check.tests === undefined
        ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0, complaints: [] }
        : judge({
            code,
            report: existsSync(report) ? readFileSync(report, 'utf8') : undefined,
            files: check.tests.files,
          });
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped;
    if (code !== 0) say(output);
    if (counts.failed > 0) failures.push(check.name);
    for (const complaint of counts.complaints) say(complaint);
    if (counts.flaky > 0) say(`${String(counts.flaky)} of them passed only at the second try`);
    const detail =
      check.tests === undefined ? '' : `: ${String(counts.passed)} passed, ${String(counts.failed)} failed`;
    say(`${counts.failed === 0 ? '✓' : '✗'} ${check.name}${detail} (${seconds.toFixed(0)} s)`);
  }
}
