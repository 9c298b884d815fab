import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './fingerprint.ts';
import { command, PlainError } from './plain-error.ts';
import { runStep } from './step.ts';
import { type Counts, readCounts, readFailures } from './test-report.ts';

/** One part of the whole test. `line` is what runs; a part with `report` counts its own tests, another one counts as one. */
type Part = {
  readonly name: string;
  readonly line: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
  /** Parts without which this one tells nothing. */
  readonly needs?: readonly string[];
};

/** Cheap and telling parts first. Each runs the npm script of its name, so that it can be run alone in the same way. */
const parts: readonly Part[] = [
  { name: 'setup', line: ['npm', 'run', '--silent', 'setup'] },
  { name: 'generate', line: ['npm', 'run', '--silent', 'generate'] },
  { name: 'types', line: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', line: ['npm', 'run', '--silent', 'lint'] },
  vitest('repo'),
  vitest('unit'),
  vitest('contract'),
  { name: 'build', line: ['npm', 'run', '--silent', 'build'] },
  { ...vitest('perf'), needs: ['build'] },
  {
    name: 'e2e',
    line: ['npm', 'run', '--silent', 'e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('e2e') },
    report: reportFile('e2e'),
    needs: ['setup', 'build'],
  },
];

/**
 * `npm test`: everything. A failure is shown where it happens and the rest still runs, so that one run tells all that is
 * wrong; `--bail` stops at the first. `npm test -- unit types` runs only those parts.
 */
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { bail: { type: 'boolean' } } });
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new PlainError(
      `There is no part ${unknown.join(', ')}; choose of: ${parts.map((part) => part.name).join(', ')}.`,
    );
  }
  const chosen = parts.filter((part) => positionals.length === 0 || positionals.includes(part.name));
  const failed: string[] = [];
  let total: Counts = { passed: 0, failed: 0 };
  for (const part of chosen) {
    const counts = await runPart(part, failed);
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
    if (counts.failed > 0) failed.push(part.name);
    if (counts.failed > 0 && values.bail) break;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

async function runPart(part: Part, failed: readonly string[]): Promise<Counts> {
  const missing = part.needs?.filter((name) => failed.includes(name)) ?? [];
  if (missing.length > 0) {
    console.log(`FAILED ${part.name}: not run, because ${missing.join(' and ')} failed`);
    return { passed: 0, failed: 1 };
  }
  if (part.report) await rm(part.report, { force: true });
  const { ok } = await runStep(part.name, part.line, part.env, (output) => failuresOf(part, output));
  const counts = part.report ? await readCounts(part.report) : undefined;
  if (counts === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  console.log(`       ${counts.passed} passed, ${counts.failed} failed`);
  // A run can fail beside its tests: by an unhandled error, or because it found none.
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** What failed, test by test; all that was printed where no test did (an unhandled error, a setup that broke). */
async function failuresOf(part: Part, output: string): Promise<string> {
  const failures = part.report ? await readFailures(part.report) : [];
  return failures.length > 0 ? failures.join('\n\n') : output;
}

function vitest(name: string): Part {
  const report = reportFile(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, line: ['npm', 'run', '--silent', name, '--', ...reporters], report };
}

function reportFile(name: string): string {
  return path.join(projectRoot, '.cache', `${name}-report.json`);
}
