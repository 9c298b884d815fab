import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginningOf, besideTests, readBrowserTests, readCounts, readFailures } from './test-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['Vitest', { numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }, { passed: 7, failed: 2 }],
  ['Playwright', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }, { passed: 5, failed: 2 }],
])('counts of %s', async (_name, report, counts) => {
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  expect(await readCounts(file)).toEqual(counts);
});

test('a run that wrote no report has no counts', async () => {
  expect(await readCounts(path.join(folder, 'none.json'))).toBeUndefined();
});

test('the failed tests of Vitest, and the file that could not be loaded', async () => {
  const file = path.join(folder, 'report.json');
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  await writeFile(file, JSON.stringify({ testResults }));
  expect(await readFailures(file)).toEqual([
    'a.test.ts\nsubtracts\nexpected 1 to be 2',
    'b.test.ts\nCannot find module',
  ]);
});

describe('the report of Playwright, in suites of suites', () => {
  const spec = (title: string, status: string, errors: readonly object[] = [], expectedStatus = 'passed') => ({
    id: `id of ${title}`,
    title,
    file: 'a.spec.ts',
    tests: [{ status, expectedStatus, results: [{ errors }] }],
  });
  const failed = spec('signs out', 'unexpected', [
    { message: 'The time is over.' },
    { message: 'No such button', location: { line: 7 } },
  ]);
  const leftOut = spec('signs in elsewhere', 'skipped', [], 'skipped');
  const suites = [
    {
      specs: [spec('signs in', 'expected'), leftOut],
      suites: [{ specs: [failed, spec('signs in again', 'skipped')] }],
    },
  ];

  test('names what failed', async () => {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify({ errors: [], suites }));
    expect(await readFailures(file)).toEqual(['a.spec.ts\nsigns out\nThe time is over.\nNo such button\nLine 7']);
  });

  test('holds each test with its outcome, but what this machine leaves out', async () => {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify({ errors: [], suites }));
    const messages = ['The time is over.', 'No such button\nLine 7'];
    expect(await readBrowserTests(file)).toEqual([
      { id: 'id of signs in', file: 'a.spec.ts', title: 'signs in', outcome: 'passed', messages: [] },
      { id: 'id of signs out', file: 'a.spec.ts', title: 'signs out', outcome: 'failed', messages },
      { id: 'id of signs in again', file: 'a.spec.ts', title: 'signs in again', outcome: 'missed', messages: [] },
    ]);
  });

  test('says nothing of its tests where the run itself failed', async () => {
    const file = path.join(folder, 'report.json');
    await writeFile(file, JSON.stringify({ errors: [{ message: 'Touchline ended' }], suites }));
    expect(await readBrowserTests(file)).toEqual([]);
    expect(await readFailures(file)).toContain('Touchline ended');
  });
});

test('a run that wrote no report has no failures to tell', async () => {
  expect(await readFailures(path.join(folder, 'none.json'))).toEqual([]);
});

describe('a run that failed beside its tests', () => {
  const passed = Array.from({ length: 300 }, (_, index) => ` ✓ test ${index}`);

  test('shows the unhandled errors alone', () => {
    const errors = ['⎯⎯⎯ Unhandled Errors ⎯⎯⎯', 'Error: read ECONNRESET', ' Test Files  300 passed'];
    expect(besideTests([...passed, ...errors].join('\n'))).toBe(errors.join('\n'));
  });

  test('shows its last lines where it has none', () => {
    expect(besideTests([...passed, 'killed'].join('\n')).split('\n')).toEqual([...passed.slice(-99), 'killed']);
  });

  test('is begun again in the summary, and cut where it is long', () => {
    expect(beginningOf('a\nb')).toBe('a\nb');
    expect(beginningOf(passed.join('\n')).split('\n')).toEqual([...passed.slice(0, 40), '…']);
  });
});
