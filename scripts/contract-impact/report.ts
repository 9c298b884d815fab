import type { Change } from './compare-contracts.ts';
import type { TouchedCode } from './touched-code.ts';
import type { TouchedPlace } from './touched-forms.ts';

/** A change with everything in this project that stands on it. */
export interface Impact extends Change {
  forms: TouchedPlace[];
  code: TouchedCode;
}

/** The whole as text for people: a heading, then each change with what it touches; breaking ones first. */
export function printReport(base: string, impacts: readonly Impact[]): string {
  const breaking = impacts.filter(({ isBreaking }) => isBreaking).length;
  if (impacts.length === 0) return `The contract says the same as in ${base}.`;
  const count = `${impacts.length} ${impacts.length === 1 ? 'change' : 'changes'}`;
  const verdict = breaking === 0 ? 'none of them breaking' : `${breaking} breaking`;
  return [`The contract against ${base}: ${count}, ${verdict}.`, ...impacts.map(printImpact)].join('\n\n');
}

function printImpact(impact: Impact): string {
  const { isBreaking, forms, code } = impact;
  const places = forms.map(({ file, line, what }) => `${file}:${line} ${what}`);
  const rows: [string, readonly string[]][] = [
    ['forms', [...new Set(places)]],
    ['features', code.features],
    ['handlers', code.handlers],
    ['service', code.service],
    ['src', code.src],
    ['tests', code.tests],
  ];
  const told = rows.filter(([, files]) => files.length > 0);
  return [
    `${isBreaking ? 'BREAKING  ' : '          '}${sentenceOf(impact)}`,
    ...told.flatMap(([name, files]) => files.map((file, index) => `  ${(index === 0 ? name : '').padEnd(10)}${file}`)),
    ...(told.length === 0 ? ['  nothing here names it'] : []),
  ].join('\n');
}

/** So many operations are named. */
const MOST = 12;

/** What changed, in one sentence. */
export function sentenceOf({ part, path, schema, operations, message }: Change): string {
  const of = [
    ...operations.slice(0, MOST),
    ...(operations.length > MOST ? [`${operations.length - MOST} more`] : []),
  ].join(', ');
  if (part === 'service') return `the service: ${message}`;
  if (part === 'operation') return `${of} ${message}`;
  if (part === 'parameter') return `parameter ${path} of ${of} ${message}`;
  if (part === 'header') return `header ${path} of ${of} ${message}`;
  if (part === 'status') return `status ${path} of ${of} ${message}`;
  const where = part === 'request' ? 'sent by' : 'answered by';
  const whole = schema ?? (part === 'request' ? 'the body' : 'the reply');
  return `${path === '' ? whole : `${whole}.${path}`} (${where} ${of}) ${message}`;
}
