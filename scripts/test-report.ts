import { readFile } from 'node:fs/promises';

/** How many tests of one run passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/**
 * Reads the JSON report of Vitest or Playwright. Undefined when there is none, because the run ended before its first test.
 * Flaky tests of Playwright count as failed: a test that passes sometimes proves nothing.
 */
export async function readCounts(file: string): Promise<Counts | undefined> {
  const report = await readFile(file, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => undefined,
  );
  if (typeof report !== 'object' || report === null) return undefined;
  if ('numPassedTests' in report && 'numFailedTests' in report) {
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
  }
  const stats = 'stats' in report ? report.stats : undefined;
  if (typeof stats !== 'object' || stats === null) return undefined;
  const count = (name: string) => Number(Reflect.get(stats, name) ?? 0);
  return { passed: count('expected'), failed: count('unexpected') + count('flaky') };
}
