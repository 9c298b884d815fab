import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where this machine keeps what it measured: figures of two machines cannot be compared, so git has none of it. */
const FOLDER = '.cache/bench';

/** Keeps the figures of a bench as JSON and returns the file's name, for the user. */
export function keepRun(name: string, figures: readonly object[]): string {
  const file = join(FOLDER, `${name}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  return file;
}

/** The values of the run that was kept last, by the names of the figures; none before the first run. */
export function readKeptValues(name: string): Map<string, number> {
  const file = join(FOLDER, `${name}.json`);
  if (!existsSync(file)) return new Map();
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { name: string; value: number }[];
  return new Map(kept.map((figure) => [figure.name, figure.value]));
}
