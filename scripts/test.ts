import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './fingerprint.ts';
import { command, PlainError } from './plain-error.ts';
import { type BothRuns, countBothRuns, describeSecond, rememberSecond, testsToRepeat } from './second-run.ts';
import { runStep } from './step.ts';
import { beginningOf, besideTests, type Counts, readBrowserTests, readCounts, readFailures } from './test-report.ts';

/** One part of the whole test. `line` is what runs; a part with `report` counts its own tests, another one counts as one. */
type Part = {
  readonly name: string;
  readonly line: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
  /** Parts without which this one says nothing. */
  readonly needs?: readonly string[];
  /** Runs those of its tests that failed once more; undefined where nothing may be repeated. */
  readonly again?: () => Promise<BothRuns | undefined>;
};

/** Where the browser tests' second run leaves its files, and the names of those that passed only then. */
const secondOutput = 'test-results/second';
const secondNames = path.join(projectRoot, '.cache', 'passed-second.json');
const outputs = `first: test-results, .cache/e2e-report.json; second: ${secondOutput}, .cache/e2e-second-report.json`;

/**
 * Cheap and telling parts first. The parts of one group run at once, as many as there are cores, so the longest comes first.
 * Each runs the npm script of its name, so that it can be run alone in the same way.
 */
const groups: readonly (readonly Part[])[] = [
  [script('setup')],
  [script('generate', ['--if-changed'])],
  [script('lint:eslint'), script('types'), script('lint:imports'), script('lint:unused'), script('lint:style')],
  [vitest('repo')],
  [vitest('unit')],
  [vitest('contract')],
  [script('build')],
  [{ ...vitest('perf'), needs: ['build'] }],
  [{ ...playwright('e2e'), needs: ['setup', 'build'], again: runFailedAgain }],
];

/**
 * `npm test`: everything. A failure is shown where it happens and the rest still runs, so that one run shows all that is
 * wrong; `--bail` stops at the first. `npm test -- unit types` runs only those parts; `lint` is all those of its name.
 */
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { bail: { type: 'boolean' } } });
  const isChosen = chosenBy(positionals);
  const failed: { readonly name: string; readonly why: string }[] = [];
  let total: Counts = { passed: 0, failed: 0 };
  let second: readonly string[] | undefined;
  for (const group of groups) {
    await atOnce(group.filter(isChosen), async (part) => {
      const counts = await runPart(part, failed);
      total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
      if (counts.failed > 0) failed.push({ name: part.name, why: counts.why });
      second ??= counts.second;
    });
    if (failed.length > 0 && values.bail) break;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  // Once more at the end, because who reads a long log reads its end.
  for (const { name, why } of failed) console.log(`\n${name}: ${beginningOf(why)}`);
  if (second) await showSecond(second);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

function chosenBy(wanted: readonly string[]): (part: Part) => boolean {
  const means = (want: string, name: string) => name === want || name.startsWith(`${want}:`);
  const names = groups.flat().map(({ name }) => name);
  const unknown = wanted.filter((want) => !names.some((name) => means(want, name)));
  if (unknown.length > 0)
    throw new PlainError(`There is no part ${unknown.join(', ')}; choose of: ${names.join(', ')}.`);
  return ({ name }) => wanted.length === 0 || wanted.some((want) => means(want, name));
}

/** Runs `work` for each part, in order, as many at a time as there are cores. */
async function atOnce(parts: readonly Part[], work: (part: Part) => Promise<void>): Promise<void> {
  const waiting = [...parts];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await work(part);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** What a part's tests gave; `why`: what its first run says of its failures. */
type Outcome = Counts & { readonly why: string; readonly second?: readonly string[] };

async function runPart(part: Part, failed: readonly { readonly name: string }[]): Promise<Outcome> {
  const missing = part.needs?.filter((needed) => failed.some(({ name }) => name === needed)) ?? [];
  if (missing.length > 0) {
    const why = `not run, because ${missing.join(' and ')} failed`;
    console.log(`FAILED ${part.name}: ${why}`);
    return { passed: 0, failed: 1, why };
  }
  if (part.report) await rm(part.report, { force: true });
  const { ok, why } = await runStep(part.name, part.line, part.env, (output) => failuresOf(part, output));
  const counts = part.report ? await readCounts(part.report) : undefined;
  if (counts === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, why };
  showCounts(counts);
  if (ok) return part.again ? { ...counts, why, second: [] } : { ...counts, why };
  const both = await part.again?.();
  if (both) showCounts(both);
  // A run can fail beside its tests: by an unhandled error, or because it found none.
  return both ? { ...both, why } : { ...counts, why, failed: Math.max(counts.failed, 1) };
}

function showCounts({ passed, failed }: Counts): void {
  console.log(`       ${passed} passed, ${failed} failed`);
}

/** What failed, test by test; where no test did, what was printed of an unhandled error or a setup that broke. */
async function failuresOf({ report }: Part, output: string): Promise<string> {
  const failures = report ? await readFailures(report) : [];
  return failures.length > 0 ? failures.join('\n\n') : besideTests(output);
}

/** Runs the browser tests that failed once more, alone: one at a time, on a new service. */
async function runFailedAgain(): Promise<BothRuns | undefined> {
  const first = await readBrowserTests(reportFile('e2e'));
  const tests = testsToRepeat(first);
  if (tests.length === 0) return undefined;
  const list = path.join(projectRoot, '.cache', 'e2e-failed.json');
  await writeFile(list, JSON.stringify({ status: 'failed', failedTests: tests.map(({ id }) => id) }));
  const part = playwright('e2e-second', [
    '--workers=1',
    '--last-failed',
    `--last-failed-file=${list}`,
    `--output=${secondOutput}`,
  ]);
  await rm(reportFile('e2e-second'), { force: true });
  const title = `e2e, once more: ${tests.length === 1 ? 'one test' : `${tests.length} tests`}`;
  await runStep(title, part.line, part.env, (output) => failuresOf(part, output));
  return countBothRuns(first, await readBrowserTests(reportFile('e2e-second')));
}

async function showSecond(second: readonly string[]): Promise<void> {
  const repeatedly = await rememberSecond(secondNames, second);
  if (second.length > 0) console.log(`\n${describeSecond(second, repeatedly, outputs)}`);
}

function script(name: string, args: readonly string[] = []): Part {
  return { name, line: ['npm', 'run', '--silent', name, '--', ...args] };
}

function vitest(name: string): Part {
  const report = reportFile(name);
  return { ...script(name, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]), report };
}

function playwright(name: string, args: readonly string[] = []): Part {
  const report = reportFile(name);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return { name, line: script('e2e', ['--reporter=list,json', ...args]).line, env, report };
}

function reportFile(name: string): string {
  return path.join(projectRoot, '.cache', `${name}-report.json`);
}
