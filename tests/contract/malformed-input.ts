import { type Contract, instanceHeader, type Operation, type Schema } from '../../service/http/contract.ts';
import type { Example } from './example.ts';
import { callOf } from './examples.ts';
import type { TestCall } from './test-service.ts';

/** A request that is wrong, strange or hostile. `refused`: it breaks the contract, so anything but a 4xx is a fault. */
export type BadCall = { readonly what: string; readonly call: TestCall; readonly refused: boolean };

const hostileTexts = [
  "'; DROP TABLE teams; --",
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%s%n%d',
  '\\u0000',
  '\u202e\u200bå\u0301😀',
  '\r\nSet-Cookie: a=b',
];
const unstorableTexts = ['a\0b', '\ud800', 'a\udc00'];
const wrongValues: readonly unknown[] = [null, true, -1, 1.5, 1e308, 2 ** 53, '', ' ', [], {}, [[[]]], ['x']];

/** Bad requests of an operation, made from its parameters and the schema of its body. */
export function malformedCalls(contract: Contract, operation: Operation, example: Example): BadCall[] {
  const base = callOf(operation, example);
  return [
    ...queryCalls(operation, base),
    ...headerCalls(operation, base),
    ...pathCalls(operation, example),
    ...(operation.body && example.body ? bodyCalls(contract, operation.body, base, example.body) : []),
  ];
}

function queryCalls(operation: Operation, base: TestCall): BadCall[] {
  const [path] = base.url.split('?');
  const at = (query: string, refused = true): BadCall => ({
    what: `query ${query.slice(0, 60)}`,
    call: { ...base, url: `${path}?${query}` },
    refused,
  });
  const unknown = [
    'unknown=1',
    '__proto__=1',
    'constructor[prototype][x]=1',
    'x[]=1',
    'x[a][b]=1',
    '=',
    '%00=1',
    'a&b',
  ];
  const malformed = ['%', '%zz=1', 'x=%ff', 'x=%c3%28', 'x=%ed%a0%80'];
  const harmless = [at('', false), at('&', false), at('&&&', false)];
  const names = operation.parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...[...unknown, ...malformed, `x=${'y'.repeat(10_000)}`].map((query) => at(query)),
    ...harmless,
    ...names.flatMap(({ name, schema }) => [
      at(`${name}=a&${name}=b`, schema.type !== 'array'),
      at(`${name}=%00`),
      at(`${name}=${'9'.repeat(400)}`),
      at(`${name}[]=1`),
      at(`${name}[$gt]=`),
      at(`${name.toUpperCase()}=1`),
      at(`${name}=`, false),
      ...[...hostileTexts, '-1', '0', '1e999', 'NaN', 'null', 'undefined', '1;2'].map((text) =>
        at(`${name}=${encodeURIComponent(text)}`, schema.type === 'integer' && !/^-?\d+$/.test(text)),
      ),
    ]),
  ];
}

function headerCalls(operation: Operation, base: TestCall): BadCall[] {
  const withHeader = (name: string, value: string, refused = false): BadCall => ({
    what: `header ${name}: ${value.slice(0, 40)}`,
    call: { ...base, headers: { [name]: value } },
    refused,
  });
  return [
    ...['*', '""', 'W/"', '"a", ,"', 'x'.repeat(5_000)].map((value) => withHeader('if-none-match', value)),
    withHeader('accept', 'text/html'),
    withHeader('accept-encoding', 'zip;q=nonsense'),
    withHeader('x-request-id', '"><script>'),
    withHeader('x-forwarded-for', "'; --"),
    ...(operation.siteScoped ? hostileTexts.filter((text) => !/[^\x20-\x7e]/.test(text)) : []).map((value) =>
      withHeader(instanceHeader, value, true),
    ),
    ...(operation.parameters.some(({ name }) => name === 'If-Match') ? ['x'.repeat(101)] : []).map((value) =>
      withHeader('if-match', value, true),
    ),
  ];
}

function pathCalls(operation: Operation, example: Example): BadCall[] {
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  if (!parameter) return [];
  // Inside a path, dots make another address of it, which may be that of another operation.
  const dots = operation.path.endsWith(`{${parameter.name}}`) ? ['.', '..'] : [];
  const values = [...hostileTexts, '\0', ' ', ...dots, '-', '9'.repeat(61), 'x'.repeat(1_500), 'a/b', 'null'];
  const closed = typeof parameter.schema.pattern === 'string' || typeof parameter.schema.$ref === 'string';
  return [
    ...values.map((value) => ({
      what: `path ${JSON.stringify(value).slice(0, 60)}`,
      call: callOf(operation, { ...example, path: { ...example.path, [parameter.name]: value } }),
      refused: closed || value === '\0',
    })),
    ...['%', '%zz', '%ff', '%c0%ae'].map((text) => ({
      what: `path ${text}`,
      call: { ...callOf(operation, example), url: operation.path.replace(`{${parameter.name}}`, text) },
      refused: true,
    })),
  ];
}

function bodyCalls(
  contract: Contract,
  schema: Schema,
  base: TestCall,
  body: Readonly<Record<string, unknown>>,
): BadCall[] {
  const payload = (what: string, value: string | Buffer): BadCall => ({
    what: `body ${what}`,
    call: { ...base, body: undefined, payload: value },
    refused: true,
  });
  const sent = (what: string, value: unknown, refused = true): BadCall => ({
    what: `body ${what}`,
    call: { ...base, body: value },
    refused,
  });
  const properties = propertiesOf(contract, schema);
  const text = JSON.stringify(body);
  return [
    payload('empty', ''),
    payload('cut off', text.slice(0, -5)),
    payload('two values', text + text),
    payload('single quotes', "{'a':1}"),
    payload('trailing comma', `${text.slice(0, -1)},}`),
    payload('not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
    payload('UTF-16', Buffer.from(text, 'utf16le')),
    payload('deep', '['.repeat(200_000) + ']'.repeat(200_000)),
    payload('deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
    payload('__proto__', `${text.slice(0, -1)},"__proto__":{"admin":true}}`),
    payload('constructor', `${text.slice(0, -1)},"constructor":{"prototype":{"admin":true}}}`),
    payload('huge number', `${text.slice(0, -1)},"x":1e999}`),
    payload('NUL in a key', `${text.slice(0, -1)},"a\\u0000b":1}`),
    ...[null, true, 42, 'text', [], [body], {}].map((value) => sent(JSON.stringify(value).slice(0, 40), value)),
    sent('an unknown field', { ...body, unknownField: 1 }),
    sent('1000 unknown fields', {
      ...body,
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, i])),
    }),
    ...Object.keys(body).map((name) => sent(`without ${name}`, { ...body, [name]: undefined }, false)),
    ...properties.flatMap((name) => [
      ...wrongValues.map((value) => sent(`${name} = ${JSON.stringify(value)}`, { ...body, [name]: value }, false)),
      ...hostileTexts.map((value) => sent(`${name} = ${JSON.stringify(value)}`, { ...body, [name]: value }, false)),
      ...unstorableTexts.flatMap((value) => [
        sent(`${name} = ${JSON.stringify(value)}`, { ...body, [name]: value }),
        sent(`${name} holds ${JSON.stringify(value)}`, { ...body, [name]: { [value]: value, list: [value] } }),
      ]),
      sent(`${name} too long`, { ...body, [name]: 'x'.repeat(100_000) }),
      sent(`${name} too many`, { ...body, [name]: Array.from({ length: 5_000 }, () => ({})) }),
    ]),
  ];
}

/** Names of the properties of an object schema, through references and allOf. */
function propertiesOf(contract: Contract, schema: Schema): string[] {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const found = name === undefined ? schema : (contract.schemas[name] ?? {});
  const parts = Array.isArray(found.allOf) ? (found.allOf as Schema[]) : [];
  return [...Object.keys(found.properties ?? {}), ...parts.flatMap((part) => propertiesOf(contract, part))];
}
