import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judge } from './reports.mjs';

// The fixtures are reports of the runners, cut down to what is read.
/** @param {string} name */
const fixture = (name) => readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
const good = ['unit/good.test.ts'];

describe('[QA-06] a run of unit tests', () => {
  test('has passed where every test of every file has', () => {
    expect(judge({ code: 0, report: fixture('unit-passed'), files: good })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      flaky: 0,
      complaints: [],
    });
  });

  test('has failed where a test was left pending or is still to be written, though the runner says it has not', () => {
    const counts = judge({ code: 0, report: fixture('unit-left-pending'), files: [...good, 'unit/left.test.ts'] });
    expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1 });
    expect(counts.complaints).toEqual([
      '/project/unit/left.test.ts: “first” did not finish, and was not skipped on purpose.',
      '/project/unit/left.test.ts: “to be written” did not finish, and was not skipped on purpose.',
    ]);
  });

  test('has failed where a file has no tests', () => {
    const counts = judge({
      code: 1,
      report: fixture('unit-file-without-tests'),
      files: [...good, 'unit/none.test.ts'],
    });
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
    expect(counts.complaints).toEqual(['unit/none.test.ts: no test in this file ran.']);
  });

  test('has failed where fewer files were run than there are', () => {
    const counts = judge({ code: 0, report: fixture('unit-passed'), files: [...good, 'other/good.test.ts'] });
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
    expect(counts.complaints).toEqual(['other/good.test.ts: no test in this file ran.']);
  });

  test('has failed where there are no files, or none was found', () => {
    expect(judge({ code: 0, report: '{"testResults":[]}', files: [] })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('has failed where the runner says so, though no test did', () => {
    expect(judge({ code: 1, report: fixture('unit-passed'), files: good })).toMatchObject({ passed: 1, failed: 1 });
  });

  test.each([undefined, '', '{"testResults":', '{}', 'null'])('has failed where it left %j for a report', (report) => {
    expect(judge({ code: 0, report, files: good })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('[QA-06] a run of end-to-end tests', () => {
  test('has failed where tests were not run because what stands before them failed', () => {
    const counts = judge({ code: 1, report: fixture('e2e-not-run'), files: ['left.spec.ts'] });
    expect(counts).toMatchObject({ passed: 2, flaky: 1, failed: 4, skipped: 3 });
    expect(counts.complaints).toEqual([
      'left.spec.ts: “two” did not finish, and was not skipped on purpose.',
      'left.spec.ts: “b” did not finish, and was not skipped on purpose.',
    ]);
  });

  test('has failed for every test that was interrupted or never came to its turn', () => {
    const counts = judge({ code: 0, report: fixture('e2e-interrupted'), files: ['slow.spec.ts', 'slower.spec.ts'] });
    expect(counts).toMatchObject({ passed: 0, failed: 3, skipped: 0 });
    expect(counts.complaints).toEqual([
      'slower.spec.ts: “is cut off” did not finish, and was not skipped on purpose.',
      'slower.spec.ts: “never begins” did not finish, and was not skipped on purpose.',
    ]);
  });

  test('has failed where a file has no tests, which its report leaves out', () => {
    const counts = judge({ code: 1, report: fixture('e2e-not-run'), files: ['left.spec.ts', 'empty.spec.ts'] });
    expect(counts.complaints).toContain('empty.spec.ts: no test in this file ran.');
  });
});
