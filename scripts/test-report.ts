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

/** A test in a browser, as a run of Playwright left it. */
export type BrowserTest = {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** `missed`: it did not run, because of another one's failure. */
  readonly outcome: 'passed' | 'failed' | 'missed';
  readonly messages: readonly string[];
};

/** The tests of a JSON report of Playwright, in order, but for those that this machine leaves out; none where the run as a whole failed beside its tests, or wrote no report. */
export async function readBrowserTests(file: string): Promise<BrowserTest[]> {
  const report: PlaywrightSuite = (await read(file)) ?? {};
  return (report.errors ?? []).length > 0 ? [] : browserTests(report);
}

/** What is read of Playwright's report; suites hold suites. `errors` are those of no test. */
type PlaywrightSuite = {
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly id: string;
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** `skipped`: this machine has not what it needs. */
      readonly expectedStatus: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
};

/** A test whose time is over has two: that it is over, and what it waited for. */
type PlaywrightError = { readonly message?: string; readonly location?: { readonly line: number } };

function browserTests({ specs = [], suites = [] }: PlaywrightSuite): BrowserTest[] {
  const wanted = specs.filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'));
  const own = wanted.map(({ id, file, title, tests }): BrowserTest => {
    const statuses = tests.map(({ status }) => status);
    const failed = statuses.some((status) => status === 'unexpected' || status === 'flaky');
    const passed = statuses.length > 0 && statuses.every((status) => status === 'expected');
    const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
    const messages = errors.map(({ message = '', location }) =>
      location ? `${message}\nLine ${location.line}` : message,
    );
    return { id, file, title, outcome: failed ? 'failed' : passed ? 'passed' : 'missed', messages };
  });
  return [...own, ...suites.flatMap(browserTests)];
}

function playwrightFailures(report: PlaywrightSuite): string[] {
  const failed = browserTests(report).filter(({ outcome }) => outcome === 'failed');
  return [
    ...(report.errors ?? []).map(({ message = '' }) => message),
    ...failed.map(({ file, title, messages }) => `${file}\n${title}\n${messages.join('\n')}`),
  ];
}

/**
 * What a run printed of a failure beside its tests: from Vitest's heading of unhandled errors on, or its last lines where it has
 * none. A test that passed is of no use to whoever looks for what failed.
 */
export function besideTests(output: string): string {
  const lines = output.split('\n');
  const heading = lines.findIndex((line) => line.includes('Unhandled Error'));
  return lines.slice(heading < 0 ? -100 : heading).join('\n');
}

/** The first lines of a failure, for a summary: as many as name the tests and say what was wrong. */
export function beginningOf(why: string): string {
  const lines = why.split('\n');
  return lines.length > 40 ? [...lines.slice(0, 40), '…'].join('\n') : why;
}
