import { readFile } from 'node:fs/promises';

/** How many tests of one run passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/** So many tests of a run may pass at their second try only (decision 0019); with one more, all of them count as failed. */
const MOST_SECOND_TRIES = 3;

/** Reads the JSON report of Vitest or Playwright. Undefined when there is none, because the run ended before its first test. */
export async function readCounts(file: string): Promise<Counts | undefined> {
  const report = await read(file);
  if (report === undefined) return undefined;
  if ('numPassedTests' in report && 'numFailedTests' in report) {
    return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
  }
  const stats = 'stats' in report ? report.stats : undefined;
  if (typeof stats !== 'object' || stats === null) return undefined;
  const count = (name: string) => Number(Reflect.get(stats, name) ?? 0);
  const again = count('flaky');
  const isTooOften = again > MOST_SECOND_TRIES;
  return {
    passed: count('expected') + (isTooOften ? 0 : again),
    failed: count('unexpected') + (isTooOften ? again : 0),
  };
}

/** The tests of Playwright's report that passed at their second try only, each with its file, its name and why it failed at first. */
export async function readSecondTries(file: string): Promise<string[]> {
  const report = await read(file);
  return report === undefined ? [] : playwrightTests(report, isSecondTry);
}

/** The failed tests of a JSON report of Vitest or Playwright, each with its file, its name and why it failed; none when there is no report. */
export async function readFailures(file: string): Promise<string[]> {
  const report = await read(file);
  if (report === undefined) return [];
  if ('testResults' in report) return vitestFailures(report as VitestReport);
  const { errors = [] } = report as PlaywrightSuite;
  return [...errors.map(({ message = '' }) => message), ...playwrightTests(report, ({ ok }) => !ok)];
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
  readonly specs?: readonly PlaywrightSpec[];
};

type PlaywrightSpec = {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status?: string;
    readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
  }[];
};

/** A test whose time is over has two: that it is over, and what it waited for. */
type PlaywrightError = { readonly message?: string; readonly location?: { readonly line: number } };

const isSecondTry = ({ tests }: PlaywrightSpec): boolean => tests.some(({ status }) => status === 'flaky');

function playwrightTests(suite: PlaywrightSuite, isMeant: (spec: PlaywrightSpec) => boolean): string[] {
  const { suites = [], specs = [] } = suite;
  const told = specs.filter(isMeant).map(({ title, file, tests }) => {
    const all = tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
    const messages = all.map(({ message = '', location }) =>
      location ? `${message}\nLine ${location.line}` : message,
    );
    return `${file}\n${title}\n${messages.join('\n')}`;
  });
  return [...told, ...suites.flatMap((inner) => playwrightTests(inner, isMeant))];
}
