import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Contract, readContract, type Schema } from '../../service/http/contract.ts';
import { bodyLimit } from '../../service/http/json-body.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

const contract = readContract();
const changes = contract.operations.filter(({ body }) => body !== undefined);
const few = 8_000;
const many = 32_000;
/** As many items as the longest list of the contract may have. */
const mostItems = 2_000;
/** Others wait no longer than 200 ms on a quiet machine (CPU time); one with other work counts up to twice that. */
const mostMs = 500;
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

it.each(changes)(
  '$id: four times as many items of any list take no more than some four times as long',
  async (operation) => {
    const { body = {}, ...rest } = exampleOf(operation, known);
    const call = callOf(operation, { ...rest, body });
    const slow: string[] = [];
    for (const path of listsOf(contract, operation.body ?? {})) {
      for (const item of itemsFor(body, path)) {
        const time = async (count: number): Promise<number | undefined> => {
          const payload = JSON.stringify(
            withList(
              body,
              path,
              Array.from({ length: count }, () => item),
            ),
          );
          if (payload.length > bodyLimit) return undefined;
          const before = process.cpuUsage();
          await service.call({ ...call, body: undefined, payload });
          const { user, system } = process.cpuUsage(before);
          return (user + system) / 1000;
        };
        const [short, long] = [await time(few), await time(many)];
        const limit = Math.max(mostMs, 8 * (short ?? 0));
        if ((short ?? 0) > mostMs || (long ?? 0) > limit) {
          slow.push(`${path.join('.')} of ${JSON.stringify(item).slice(0, 60)}: ${short} ms, ${long} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  },
);

it.each(changes)('$id: as many different items as a list may have take a short time', async (operation) => {
  const { body = {}, ...rest } = exampleOf(operation, known);
  const call = { ...callOf(operation, { ...rest, body }), body: undefined };
  const slow: string[] = [];
  for (const path of listsOf(contract, operation.body ?? {})) {
    for (const item of itemsFor(body, path)) {
      const items = Array.from({ length: mostItems }, (_, index) => different(item, index));
      for (let count = mostItems; count >= 100; count /= 2) {
        const payload = JSON.stringify(withList(body, path, items.slice(0, count)));
        if (payload.length > bodyLimit) continue;
        const ms = await cpuOf(() => service.call({ ...call, payload }));
        if (ms > mostMs && (await cpuOf(() => service.call({ ...call, payload }))) > mostMs)
          slow.push(`${path.join('.')}: ${ms} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
});

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same item by other names, so that it is not found to be there twice. */
function different(item: unknown, index: number): unknown {
  if (typeof item === 'string') return `${item}${index}`;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const isName = (key: string) => /(id|uuid|identifier|name|code|value|url|uri|mediaString)$/i.test(key);
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      isName(key) || typeof value === 'object' ? different(value, index) : value,
    ]),
  );
}

/** The paths of every list below a schema; `0` steps into a list's items. A schema that holds itself is entered once. */
function listsOf(
  { schemas }: Contract,
  schema: Schema,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): string[][] {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (name !== undefined && seen.filter((one) => one === name).length > 1) return [];
  const found = name === undefined ? schema : (schemas[name] ?? {});
  const within = name === undefined ? seen : [...seen, name];
  const below = (inner: unknown, step: string | undefined): string[][] =>
    listsOf({ schemas } as Contract, inner as Schema, step === undefined ? path : [...path, step], within);
  return [
    ...(found.items ? [[...path], ...below(found.items, '0')] : []),
    ...Object.entries(found.properties ?? {}).flatMap(([step, inner]) => below(inner, step)),
    ...[found.allOf, found.oneOf, found.anyOf].flatMap((parts) =>
      Array.isArray(parts) ? parts.flatMap((part) => below(part, undefined)) : [],
    ),
  ];
}

/** What the list is filled with: nothing, a text, and what a good body has there. */
function itemsFor(body: unknown, path: readonly string[]): unknown[] {
  const good = path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body);
  const [first] = Array.isArray(good) ? (good as unknown[]) : [];
  return [{}, 'x', ...(first === undefined ? [] : [first])];
}

/** The body with another list at a path; what is missing on the way is made. */
function withList(body: unknown, path: readonly string[], list: unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return list;
  const inner = (body as Record<string, unknown> | undefined)?.[step];
  if (step === '0') return [withList(inner, rest, list)];
  return { ...(typeof body === 'object' ? body : {}), [step]: withList(inner, rest, list) };
}
