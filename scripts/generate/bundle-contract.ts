import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractFaults, contractFiles } from './checks/contract/contract.ts';
import { mannersFaults } from './checks/contract/manners.ts';
import { siteFaults } from './checks/contract/site.ts';
import { SERVICE } from './contract.ts';
import { type Fault, GenerationError } from './faults.ts';
import type { JsonObject } from './json.ts';
import { readManners, SERVICE_FILE } from './manners.ts';

const run = promisify(execFile);

/**
 * The contract in one JSON text, found to be without faults, with how the service behaves (openapi/service.yaml).
 * @throws GenerationError naming file and line of everything that redocly, or the generator itself, finds wrong with it.
 */
export async function bundleContract(): Promise<string> {
  const service = readFileSync(SERVICE_FILE, 'utf8');
  const manners = readManners(service);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-contract-'));
  const output = join(folder, 'openapi.json');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    const options = { env, maxBuffer: 1e8 };
    const lint = run('redocly', ['lint', 'openapi/openapi.yaml', '--format=json'], options);
    const bundle = run('redocly', ['bundle', 'openapi/openapi.yaml', '-o', output], options);
    await Promise.all([lint, bundle]);
    const document = JSON.parse(readFileSync(output, 'utf8')) as JsonObject;
    const faults = contractFaults(document, contractFiles());
    if (faults.length > 0) throw new GenerationError(faults);
    const whole = { ...document, [SERVICE]: manners };
    const unknown = [...mannersFaults(service, whole), ...siteFaults(whole, contractFiles())];
    if (unknown.length > 0) throw new GenerationError(unknown);
    return JSON.stringify(whole, null, 2);
  } catch (error) {
    throw error instanceof GenerationError ? error : contractError(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What to do about what redocly finds and has no hint for, by its rule. */
const HINTS: Readonly<Record<string, string>> = {
  'no-required-schema-properties-undefined': 'Write it as in `properties`, or take it out of `required`.',
  'no-enum-type-mismatch': 'Write values of its type.',
  'no-unresolved-refs': 'Write the file and the name as they are.',
  'operation-operationId-unique': 'Give each operation a name of its own.',
  'no-duplicated-enum-values': 'Remove one of the two.',
  'path-parameters-defined': 'Call it the same in the address and in `name`.',
};

function hintOf(message: string, ruleId = '', pointer = ''): string {
  if (message.includes('`nullable`')) return "Add `'null'` to its `type`, as in `type: [string, 'null']`.";
  if (pointer.endsWith('/required') && message.includes('`array`'))
    return 'Write the names of what is needed at the object that has them, as in `required: [name, code]`.';
  return HINTS[ruleId] ?? 'Write it as OpenAPI has it.';
}

interface LintProblem {
  message: string;
  ruleId?: string;
  suggest?: string[];
  location: { source: { ref: string }; pointer?: string; start: { line: number } }[];
}

function contractError(error: unknown): Error {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  try {
    const { problems } = JSON.parse(stdout) as { problems: LintProblem[] };
    return new GenerationError(problems.map(lintFault));
  } catch {
    const broken = faultInWords(stderr || stdout);
    if (broken) return new GenerationError([broken]);
    return new Error(`The contract cannot be bundled: ${stderr || stdout || String(error)}`);
  }
}

/** One finding of redocly's lint, with what to do about it. */
export function lintFault({ message, ruleId, suggest, location: [place] }: LintProblem): Fault {
  const near = suggest?.[0];
  return {
    file: place?.source.ref ?? 'openapi/openapi.yaml',
    line: place?.start.line ?? 1,
    message: message.endsWith('.') ? message : `${message}.`,
    suggestion: near === undefined ? hintOf(message, ruleId, place?.pointer) : `Did you mean \`${near}\`?`,
  };
}

/** What redocly says of a file that it cannot even read: where, and the next sentence. */
export function faultInWords(said: string): Fault | undefined {
  const [, file, line, message = ''] = /^\[1\] (\S+?):(\d+):\d+.*\n+(.+)$/m.exec(said) ?? [];
  if (file === undefined) return undefined;
  const isReference = message.includes('$ref');
  return {
    file,
    line: Number(line),
    message: message.endsWith('.') ? message : `${message}.`,
    suggestion: isReference ? 'Write the file and the name as they are.' : 'Write each key as `key: value`, in YAML.',
  };
}
