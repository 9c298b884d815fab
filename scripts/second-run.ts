import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserTest } from './test-report.ts';

// A browser test that fails is run once more, alone, after all others. One that passes then does not fail the run, but is named at
// its end: it is still a fault, of the test or of the product. Nothing else is repeated.

/** So many failures mean that something in common is broken: the run ends, and nothing is repeated. */
export const tooManyFailures = 20;

/** What Playwright says when a page, a browser or its own worker ended by itself. */
const crash = /\b(page|target|browser|worker process) (has )?(crashed|exited)/i;

/**
 * The tests to run once more: those that failed, and those that did not run because of them. Of a file with such a one all, since
 * its tests may build on each other. None after a crash or after too many failures.
 */
export function testsToRepeat(tests: readonly BrowserTest[]): BrowserTest[] {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0 || failed.length >= tooManyFailures) return [];
  if (failed.some(({ messages }) => messages.some((message) => crash.test(message)))) return [];
  const cut = new Set(tests.filter(({ outcome }) => outcome === 'missed').map(({ file }) => file));
  return tests.filter(({ outcome, file }) => outcome === 'failed' || cut.has(file));
}

/** What two runs of the browser tests come to. */
export type BothRuns = {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed the first time and passed the second time, by file and title. */
  readonly second: readonly string[];
};

/** Counts each test once: by its second run where it has one, and as failed where that did not come to it. */
export function countBothRuns(first: readonly BrowserTest[], again: readonly BrowserTest[]): BothRuns {
  const repeated = new Set(testsToRepeat(first).map(({ id }) => id));
  const passedAgain = new Set(again.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id));
  const passes = ({ id, outcome }: BrowserTest) => (repeated.has(id) ? passedAgain.has(id) : outcome === 'passed');
  const passed = first.filter(passes);
  return {
    passed: passed.length,
    failed: first.length - passed.length,
    second: passed.filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${file}: ${title}`),
  };
}

/** Keeps in `file` which tests passed only the second time, and returns those of them that did so in the run before too. */
export async function rememberSecond(file: string, second: readonly string[]): Promise<string[]> {
  const before: unknown = await readFile(file, 'utf8').then(JSON.parse, () => []);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(second, null, 2)}\n`);
  return Array.isArray(before) ? second.filter((name) => before.includes(name)) : [];
}

/** The lines at the end of the run. `repeatedly`: those of `second` that passed only the second time in the run before too. */
export function describeSecond(second: readonly string[], repeatedly: readonly string[], outputs: string): string {
  const list = (names: readonly string[]) => names.map((name) => `  ${name}`).join('\n');
  const again =
    repeatedly.length === 0
      ? ''
      : `\nFor the second run running: a defect to mend before anything else\n${list(repeatedly)}`;
  return `Passed only the second time (${outputs})\n${list(second)}${again}`;
}
