import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { root, run, say } from './run.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {string} [report] JSON report whose tests are counted; without one the check counts as one
 * @property {boolean} [show] pass output on as it comes
 */

/** Checks of one group run two at a time; a group starts when the one before has ended. @type {Check[][]} */
const groups = [
  [
    { name: 'types', command: 'npm run --silent check:types' },
    { name: 'lint', command: 'npm run --silent check:lint' },
    { name: 'format', command: 'npm run --silent check:format' },
    { name: 'import rule', command: 'npm run --silent check:imports' },
    { name: 'build', command: 'npm run --silent build' },
  ],
  [
    { name: 'unit and integration tests', command: 'vitest run', report: 'reports/unit.json', show: true },
    // Reads build configurations, and the loader's needs the built app.
    { name: 'dead code', command: 'npm run --silent check:dead-code' },
    { name: 'size budgets', command: 'npm run --silent check:size', show: true },
    { name: 'npm package', command: 'npm run --silent check:package' },
  ],
  [{ name: 'end-to-end tests', command: 'playwright test -c e2e', report: 'reports/e2e.json', show: true }],
];

const started = performance.now();
let passed = 0;
let failed = 0;
let skipped = 0;

await ensureInstalled();
rmSync(`${root}reports`, { recursive: true, force: true });
mkdirSync(`${root}reports`);
const browser = await run('tsx e2e/support/ensureBrowser.ts', { show: true });
if (browser.code !== 0) process.exit(1);

for (const group of groups) {
  const waiting = [...group];
  await Promise.all([work(waiting), work(waiting)]);
}

say(`\nAll checks took ${((performance.now() - started) / 1000).toFixed(0)} s.`);
say(`${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {Check[]} waiting */
async function work(waiting) {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    if (check.show) say(`… ${check.name}`);
    const { code, output, seconds } = await run(check.command, { show: check.show ?? false, env: { REPORTS: '1' } });
    const counts = check.report === undefined ? undefined : readCounts(check.report);
    passed += counts?.passed ?? (code === 0 ? 1 : 0);
    skipped += counts?.skipped ?? 0;
    // A runner that fails without naming a failed test (a crash, say) still fails the run.
    failed += code === 0 ? 0 : Math.max(1, counts?.failed ?? 1);
    if (code !== 0) say(output);
    if (counts !== undefined && counts.flaky > 0) say(`${String(counts.flaky)} of them passed only at the second try`);
    const detail = counts === undefined ? '' : `: ${String(counts.passed)} passed, ${String(counts.failed)} failed`;
    say(`${code === 0 ? '✓' : '✗'} ${check.name}${detail} (${seconds.toFixed(0)} s)`);
  }
}

/**
 * Reads a report of Vitest or Playwright.
 *
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number, flaky: number } | undefined}
 */
function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(root + file, 'utf8'));
    return report.stats === undefined
      ? { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, flaky: 0 }
      : {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          skipped: report.stats.skipped,
          flaky: report.stats.flaky,
        };
  } catch {
    return undefined;
  }
}
