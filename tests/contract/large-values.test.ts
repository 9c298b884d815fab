import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, type Schema } from '../../service/http/contract.ts';
import { bodyLimit } from '../../service/http/json-body.ts';
import { article, document, paragraph } from './article-calls.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { mostMs, timed } from './cpu-time.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { newItem, routingCalls } from './routing-calls.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

const contract = readContract();
const changes = contract.operations.filter(({ body }) => body !== undefined);
/** More than any refusal has to say, bytes. */
const mostAnswer = 32_000;
/** What fits into a body beside the rest of it, characters. */
const long = bodyLimit - 50_000;
/** What each place is tried with, characters: what grows with the square of that takes minutes. */
const longText = 200_000;
/** What fits into the address of a request, characters: Node refuses more. */
const longQuery = 14_000;
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

/** What is wrong with how an answer came. */
async function faultsOf(what: string, call: TestCall): Promise<string[]> {
  const { result: reply, ms } = await timed(() => service.call(call));
  const fields = reply.statusCode >= 400 ? (reply.json<{ fields?: unknown[] }>().fields ?? []) : [];
  return [
    ...(reply.statusCode >= 500 ? [`${what}: ${reply.statusCode}`] : []),
    ...(ms > mostMs ? [`${what}: ${Math.round(ms)} ms`] : []),
    ...(fields.length > 50 ? [`${what}: ${fields.length} faults`] : []),
    ...(reply.statusCode >= 400 && reply.body.length > mostAnswer ? [`${what}: ${reply.body.length} bytes`] : []),
  ];
}

async function allFaults(calls: readonly (readonly [what: string, call: TestCall])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, call] of calls) faults.push(...(await faultsOf(what, call)));
  return faults;
}

const isOf =
  ({ type }: Schema) =>
  (name: string): boolean =>
    [type].flat().includes(name);

/** Texts that take patterns long when they look back: alike, blank but for the end, of many parts. */
const texts = (length: number) =>
  ['x'.repeat(length), `${' '.repeat(length - 1)}x`, `a@${'.'.repeat(length - 3)} `, 'a/'.repeat(length / 2)] as const;

describe.each(changes)('$id', (operation) => {
  it('is short with a long text, or many properties, at any place of its body', async () => {
    const { body = {}, ...rest } = exampleOf(operation, known);
    const call = callOf(operation, { ...rest, body });
    const at = (path: readonly string[], value: unknown): TestCall => ({
      ...call,
      body: undefined,
      payload: JSON.stringify(withValue(body, path, value)),
    });
    const places = placesOf(contract, operation.body ?? {});
    const leaves = pathsOf(places, (schema) => ['string', 'number', 'integer', 'boolean'].some(isOf(schema)));
    const objects = pathsOf(places, (schema) => isOf(schema)('object'));
    const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`f${index}`, index]));
    expect(
      await allFaults([
        ...leaves.map((path, index) => [path.join('.'), at(path, texts(longText)[index % 4])] as const),
        ...objects.map((path) => [`${path.join('.')}.*`, at(path, many)] as const),
        ['a long name', at([], { ...body, ['k'.repeat(long)]: 1 })],
        ['long names', at([], { ['k'.repeat(long / 2)]: many, ...body })],
      ]),
    ).toEqual([]);
  });
});

/** A letter with as many marks as are kept, and what nobody sees. */
const crowded = `a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}\u200b`;

describe('a body of 1 MB', () => {
  it.each([crowded, 'ﷺ ', '\u{1d160}\u200b'])('is short as an article of one kind of letters: %j', async (letters) => {
    const words = letters.repeat(880_000 / Buffer.byteLength(letters));
    const payload = JSON.stringify(article({ body: document(paragraph(words)) }));
    const { result, ms } = await timed(() => service.call({ method: 'POST', url: '/api/articles', payload }));
    expect(result.statusCode).toBe(201);
    expect(ms).toBeLessThan(mostMs);
  });

  it.each(['createTeam', 'createMenuGroup', 'saveGameMetadata'])('of one kind is short: %s', async (id) => {
    const operation = changes.find((one) => one.id === id);
    if (!operation) throw new Error(`no operation ${id}`);
    const { body = {}, ...rest } = exampleOf(operation, known);
    const call = { ...callOf(operation, { ...rest, body }), body: undefined };
    const text = JSON.stringify(body);
    const payloads = {
      digits: `{"x":${'9'.repeat(long)}}`,
      fraction: `{"x":0.${'0'.repeat(long)}1e-${'9'.repeat(1000)}}`,
      blanks: `${' '.repeat(long)}${text}`,
      escapes: `{"x":"${'\\u0041'.repeat(long / 6)}"}`,
      zeros: `{"x":"${'\\u0000'.repeat(long / 6)}"}`,
      lists: `[${'[],'.repeat(long / 3)}[]]`,
      deep: '['.repeat(long),
      unended: `{"x":"${'\\"'.repeat(long / 2)}`,
      names: `{${'"a":1,'.repeat(long / 6)}"a":1}`,
      manyNames: `{${Array.from({ length: 110_000 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`,
      directions: `{"x":"${'\u202e'.repeat(long / 3)}"}`,
      closed: `{"x":"${'\u2067a\u2069'.repeat(long / 7)}"}`,
      joiners: `{"x":"${'👩\u200d'.repeat(long / 7)}"}`,
      hyphens: `{"x":"${'a\u00ad'.repeat(long / 3)}"}`,
      marks: `{"x":"a${'\u0300\u0316'.repeat(long / 4)}"}`,
      crowdedMarks: `{"x":"${crowded.repeat(long / 63)}"}`,
      hiddenMarks: `{"x":"a${'\u0300\u200d\u0316'.repeat(long / 7)}"}`,
    };
    const calls = Object.entries(payloads).map(([what, payload]) => [what, { ...call, payload }] as const);
    expect(await allFaults(calls)).toEqual([]);
  });
});

describe.each(contract.operations)('$id', (operation) => {
  it('is short with long and many parameters', async () => {
    const example = exampleOf(operation, known);
    const call = callOf(operation, example);
    const [path] = call.url.split('?');
    const at = (query: string): TestCall => ({ ...call, url: `${path}?${query}` });
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    expect(
      await allFaults([
        ...inQuery.flatMap(({ name }, index) => [
          [name, at(`${name}=${encodeURIComponent(texts(longQuery / 3)[index % 4] ?? '')}`)] as const,
          [`${name} repeated`, at(`${name}=1&`.repeat(longQuery / (name.length + 3)))] as const,
          [`${name} listed`, at(`${name}=${'a,'.repeat(longQuery / 2)}`)] as const,
        ]),
        ['unknown', at(Array.from({ length: 2_000 }, (_, index) => `p${index}`).join('&'))],
        ['one name', at(`${'n'.repeat(longQuery)}=1`)],
        ...['if-match', 'if-none-match', 'accept-encoding', 'accept', 'range', 'x-s8y-instance-id'].flatMap((header) =>
          [...texts(longQuery), '"",'.repeat(longQuery / 3), ';q=0.1,'.repeat(longQuery / 7)].map(
            (value) => [header, { ...call, headers: { [header]: value } }] as const,
          ),
        ),
      ]),
    ).toEqual([]);
  });
});

it.each([
  ['of slashes, on the public site', `/site/${demo.site}/a${'/'.repeat(longQuery)}b`],
  ['of marks, on the public site', `/site/${demo.site}/${'%CC%80%CC%96'.repeat(longQuery / 12)}`],
  ['of slashes, of a picture', `/images/${'/'.repeat(longQuery)}x`],
  ['of slashes, in the console', `/manage/${'/'.repeat(longQuery)}x`],
])('an address %s is short', async (_, url) => {
  const { result, ms } = await timed(() => service.call({ url, token: null, instanceId: null }));
  expect(result.statusCode).toBeLessThan(500);
  expect(ms).toBeLessThan(mostMs);
});

describe('a menu of 1 MB', () => {
  const route = { id: null, path: `https://${'a.'.repeat(30)}example/x`, resourceType: 'external' } as const;
  const item = (more: object) => newItem({ external: true, route: { ...route, resourceId: null }, ...more });
  /** Items in items, until they are so many that a body just holds them. */
  const items = (more: (index: number) => object) =>
    Array.from({ length: 850 }, (_, index) => item({ children: [item(more(index)), item(more(-index))] }));

  it.each([
    ['good', () => ({})],
    ['of one id', () => ({ id: 'same' })],
    ['of one identifier', () => ({ identifier: 'same' })],
    ['without addresses', () => ({ route: { ...route, path: 'javascript:1', resourceId: null } })],
    ['of unknown routes', (index: number) => ({ route: { ...route, id: `none${index}`, resourceId: null } })],
    ['below others', (index: number) => ({ parentId: `p${index}` })],
  ])('%s is short', async (_, more) => {
    const calls = routingCalls(service);
    const group = await calls.group('footer');
    const children = items(more);
    const { identifier, name, active, meta } = group;
    const payload = JSON.stringify({ identifier, name, active, meta, children });
    expect(payload.length).toBeLessThan(bodyLimit);
    const call: TestCall = { method: 'PUT', url: `/api/routing/menu/${group.id}`, payload };
    expect(await faultsOf('a menu', { ...call, headers: { 'if-match': `"${group.version}"` } })).toEqual([]);
  });
});
