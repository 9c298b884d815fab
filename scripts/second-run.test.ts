import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countBothRuns, describeSecond, rememberSecond, testsToRepeat, tooManyFailures } from './second-run.ts';
import type { BrowserTest } from './test-report.ts';

function made(id: string, outcome: BrowserTest['outcome'], messages: readonly string[] = []): BrowserTest {
  return { id, file: `${id[0]}.spec.ts`, title: `title ${id}`, outcome, messages };
}
const idsOf = (tests: readonly BrowserTest[]) => tests.map(({ id }) => id);

describe('what is run once more', () => {
  test('the tests that failed, and nothing where none did', () => {
    expect(idsOf(testsToRepeat([made('a1', 'passed'), made('a2', 'failed'), made('b1', 'failed')]))).toEqual([
      'a2',
      'b1',
    ]);
    expect(testsToRepeat([made('a1', 'passed')])).toEqual([]);
  });

  test('the whole file where a failure kept others from running', () => {
    const tests = [made('a1', 'passed'), made('a2', 'failed'), made('a3', 'missed'), made('b1', 'passed')];
    expect(idsOf(testsToRepeat(tests))).toEqual(['a1', 'a2', 'a3']);
  });

  test.each([
    'page.goto: Page crashed',
    'locator.click: Target crashed',
    'Error: worker process exited unexpectedly (code=null, signal=SIGKILL)',
  ])('nothing after a crash: %s', (message) => {
    expect(testsToRepeat([made('a1', 'failed'), made('b1', 'failed', ['The time is over.', message])])).toEqual([]);
  });

  test('nothing where so many fail that something in common is broken', () => {
    const failures = Array.from({ length: tooManyFailures }, (_, index) => made(`a${index}`, 'failed'));
    expect(testsToRepeat(failures.slice(1))).toHaveLength(tooManyFailures - 1);
    expect(testsToRepeat(failures)).toEqual([]);
  });
});

describe('what both runs come to', () => {
  const first = [made('a1', 'passed'), made('a2', 'failed'), made('b1', 'failed')];

  test('each test counts once, and one that passed the second time is named', () => {
    const again = [made('a2', 'passed'), made('b1', 'failed')];
    expect(countBothRuns(first, again)).toEqual({ passed: 2, failed: 1, second: ['a.spec.ts: title a2'] });
  });

  test('a second run that did not come to a test leaves it failed', () => {
    expect(countBothRuns(first, [])).toEqual({ passed: 1, failed: 2, second: [] });
    expect(countBothRuns(first, [made('a2', 'missed'), made('b1', 'passed')])).toMatchObject({ passed: 2, failed: 1 });
  });

  test('a test that only the second run came to counts, and is not named: it did not fail', () => {
    const cut = [made('a1', 'passed'), made('a2', 'failed'), made('a3', 'missed')];
    const again = cut.map(({ id }) => made(id, 'passed'));
    expect(countBothRuns(cut, again)).toEqual({ passed: 3, failed: 0, second: ['a.spec.ts: title a2'] });
    const worse = [made('a1', 'failed'), made('a2', 'passed'), made('a3', 'passed')];
    expect(countBothRuns(cut, worse)).toMatchObject({ passed: 2, failed: 1 });
  });

  test('after a crash the first run stands', () => {
    const crashed = [made('a1', 'failed', ['Page crashed']), made('b1', 'passed'), made('a2', 'missed')];
    expect(countBothRuns(crashed, [])).toEqual({ passed: 1, failed: 2, second: [] });
  });
});

test('a name that comes in two runs running comes back, and in the third only when it was in the second', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-'));
  const file = path.join(folder, 'cache', 'second.json');
  expect(await rememberSecond(file, ['a', 'b'])).toEqual([]);
  expect(await rememberSecond(file, ['b', 'c'])).toEqual(['b']);
  expect(await rememberSecond(file, [])).toEqual([]);
  expect(await rememberSecond(file, ['c'])).toEqual([]);
  await rm(folder, { recursive: true });
});

test('the closing lines name each test, and say which came in the run before too', () => {
  expect(describeSecond(['a: x', 'b: y'], [], 'outputs: there')).toBe(
    'Passed only the second time (outputs: there)\n  a: x\n  b: y',
  );
  expect(describeSecond(['a: x', 'b: y'], ['b: y'], 'outputs: there')).toBe(
    'Passed only the second time (outputs: there)\n  a: x\n  b: y\n' +
      'For the second run running: a defect to mend before anything else\n  b: y',
  );
});
