import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** What the generated code was made from: a hash of every input, and the versions of the tools. */
export interface Stamp {
  inputs: string;
  tools: Record<string, string>;
}

const INPUTS = [
  'openapi/**/*.yaml',
  'openapi/formats/*.ts',
  'forms/*.json',
  'scripts/generate.ts',
  'scripts/generate/*.ts',
  'orval.config.ts',
  'redocly.yaml',
  'src/ui/area-icon.tsx',
];
const TOOLS = ['orval', 'openapi-typescript', '@redocly/cli', 'ajv'];
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
const FILE = 'generated/stamp.json';

/** The stamp that the inputs call for now. */
export function currentStamp(): Stamp {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern))
    .filter((name) => !name.endsWith('.test.ts'))
    .sort()) {
    hash.update(`${file}\n`).update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const versions = { ...dependencies, ...devDependencies };
  const tools = Object.fromEntries(TOOLS.map((name) => [name, versions[name] ?? 'missing']));
  return { inputs: hash.digest('hex'), tools };
}

/** Whether the generated code fits its inputs. */
export function isCurrent(): boolean {
  return existsSync(FILE) && readFileSync(FILE, 'utf8') === printStamp(currentStamp());
}

/** A stamp as its file holds it. */
export function printStamp(stamp: Stamp): string {
  return `${JSON.stringify(stamp, null, 2)}\n`;
}
