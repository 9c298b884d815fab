import { readFile } from 'node:fs/promises';

/** How many tests of one run passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/**
 * Reads the JSON report of Vitest or Playwright. Undefined when there is none, because the run ended before its first test.
 * Flaky tests of Playwright count as failed: a test that passes sometimes proves nothing.
 */
export async function readCounts(file: string): Promise<Counts | undefined> {
  const report = await read(file);
  if (report === undefined) return undefined;
  if ('numPassedTests' in report && 'numFailedTests' in report) {
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
  }
  const stats = 'stats' in report ? report.stats : undefined;
  if (typeof stats !== 'object' || stats === null) return undefined;
  const count = (name: string) => Number(Reflect.get(stats, name) ?? 0);
  return { passed: count('expected'), failed: count('unexpected') + count('flaky') };
}

/** The failed tests of a JSON report of Vitest or Playwright, each with its file, its name and why it failed; none when there is no report. */
export async function readFailures(file: string): Promise<string[]> {
  const report = await read(file);
  if (report === undefined) return [];
  return 'testResults' in report ? vitestFailures(report as VitestReport) : playwrightFailures(report);
}

async function read(file: string): Promise<object | undefined> {
  const report = await readFile(file, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => undefined,
  );
  return typeof report === 'object' && report !== null ? report : undefined;
}

/** What is read of Vitest's report. A file that could not be loaded has a message and no tests. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message ?? ''}`] : [];
    return failed.map((test) => `${name}\n${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
  });
}

/** What is read of Playwright's report; suites hold suites. `errors` are those of no test. */
type PlaywrightSuite = {
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[] }[];
  }[];
};

/** A test whose time is over has two: that it is over, and what it waited for. */
type PlaywrightError = { readonly message?: string; readonly location?: { readonly line: number } };

function playwrightFailures({ errors = [], suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...errors.map(({ message = '' }) => message),
    ...failed.map(({ title, file, tests }) => {
      const all = tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
      const messages = all.map(({ message = '', location }) =>
        location ? `${message}\nLine ${location.line}` : message,
      );
      return `${file}\n${title}\n${messages.join('\n')}`;
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}
