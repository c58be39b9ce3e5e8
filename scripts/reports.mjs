/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed tests that failed, and whatever else says that the run is not to be believed
 * @property {number} skipped left out on purpose
 * @property {number} flaky passed, but only at the second try
 * @property {readonly string[]} complaints what is counted as failed and is no test that failed, a sentence each
 */

/**
 * What came of one test: `unfinished` is a test that was neither run to its end nor left out on purpose.
 *
 * @typedef {{ readonly file: string, readonly title: string, readonly fate: 'passed' | 'failed' | 'skipped' | 'flaky' | 'unfinished' }} Fate
 */

/**
 * Judges a run by its report and not by its exit code alone: a runner that lost sight of tests, or of a whole file, ends
 * with a success.
 *
 * @param {object} run
 * @param {number} run.code the runner's exit code
 * @param {string | undefined} run.report the JSON report of Vitest or Playwright; `undefined` when there is none
 * @param {readonly string[]} run.files the test files that exist, each as a path below the project's root
 * @returns {Counts}
 */
export function judge({ code, report, files }) {
  const fates = report === undefined ? undefined : readFates(report);
  if (fates === undefined) return count([], ['The run left no report that can be read.']);
  const complaints = [];
  for (const { file, title, fate } of fates)
    if (fate === 'unfinished') complaints.push(`${file}: “${title}” did not finish, and was not skipped on purpose.`);
  for (const file of files)
    if (!fates.some((found) => found.file === file || found.file.endsWith(`/${file}`)))
      complaints.push(`${file}: no test in this file ran.`);
  if (files.length === 0) complaints.push('There are no test files.');
  const counts = count(fates, complaints);
  // A runner that fails without naming a failed test (a crash, say) still fails the run.
  return code !== 0 && counts.failed === 0
    ? count(fates, ['The run failed, though none of its tests did: see what it said above.'])
    : counts;
}

/**
 * @param {readonly Fate[]} fates
 * @param {readonly string[]} complaints
 * @returns {Counts}
 */
function count(fates, complaints) {
  /** @param {Fate['fate']} fate */
  const number = (fate) => fates.filter((found) => found.fate === fate).length;
  const flaky = number('flaky');
  return {
    passed: number('passed') + flaky,
    failed: number('failed') + complaints.length,
    skipped: number('skipped'),
    flaky,
    complaints,
  };
}

/**
 * @param {string} text
 * @returns {Fate[] | undefined} `undefined` when it is no report of either runner
 */
function readFates(text) {
  try {
    const report = JSON.parse(text);
    if (Array.isArray(report.testResults)) return report.testResults.flatMap(readUnitFile);
    return report.suites.flatMap(readSuite);
  } catch {
    return undefined;
  }
}

/** @type {Readonly<Record<string, Fate['fate']>>} */
const unitFates = { passed: 'passed', failed: 'failed', skipped: 'skipped' };

/**
 * @param {{ name: string, assertionResults: { fullName: string, status: string }[] }} file
 * @returns {Fate[]}
 */
function readUnitFile({ name, assertionResults }) {
  // Pending is what the runner never heard the end of; a test that is still to be written is no test.
  return assertionResults.map(({ fullName, status }) => ({
    file: name,
    title: fullName,
    fate: unitFates[status] ?? 'unfinished',
  }));
}

/**
 * @typedef {{ expectedStatus: string, status: string }} Test
 * @typedef {{ file: string, specs?: { title: string, tests: Test[] }[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Fate[]}
 */
function readSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ file, title, fate: fateOf(test) })));
  return [...own, ...suites.flatMap(readSuite)];
}

/**
 * Playwright calls skipped, too, what was interrupted, what it never came to, and what a failed set-up kept from running.
 *
 * @param {Test} test
 * @returns {Fate['fate']}
 */
function fateOf({ status, expectedStatus }) {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'flaky';
  if (status === 'skipped') return expectedStatus === 'skipped' ? 'skipped' : 'unfinished';
  return 'failed';
}
