import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCounts } from './test-report.ts';

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
