import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, readContract } from '../../service/http/contract.ts';
import { bodyLimit } from '../../service/http/json-body.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { mostMs, timed } from './cpu-time.ts';
import { callOf, exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

const contract = readContract();
const changes = contract.operations.filter(({ body }) => body !== undefined);
const few = 8_000;
const many = 32_000;
/** As many items as the longest list of the contract may have. */
const mostItems = 2_000;
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
    const call = { ...callOf(operation, { ...rest, body }), body: undefined };
    const slow: string[] = [];
    for (const path of listsOf(operation)) {
      for (const item of itemsFor(body, path)) {
        const time = async (count: number): Promise<number> => {
          const items = Array.from({ length: count }, () => item);
          const payload = JSON.stringify(withValue(body, path, items));
          return payload.length > bodyLimit ? 0 : (await timed(() => service.call({ ...call, payload }))).ms;
        };
        const [short, long] = [await time(few), await time(many)];
        if (short > mostMs || long > Math.max(mostMs, 8 * short)) {
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
  for (const path of listsOf(operation)) {
    for (const item of itemsFor(body, path)) {
      const items = Array.from({ length: mostItems }, (_, index) => different(item, index));
      for (let count = mostItems; count >= 100; count /= 2) {
        const payload = JSON.stringify(withValue(body, path, items.slice(0, count)));
        if (payload.length > bodyLimit) continue;
        const { ms } = await timed(() => service.call({ ...call, payload }));
        if (ms > mostMs) slow.push(`${path.join('.')}: ${ms} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
});

/** The paths of every list of a body; the items of a list that holds itself are entered once. */
const listsOf = ({ body }: Operation) => pathsOf(placesOf(contract, body ?? {}, 2), ({ items }) => items !== undefined);

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

/** What the list is filled with: nothing, a text, and what a good body has there. */
function itemsFor(body: unknown, path: readonly string[]): unknown[] {
  const good = path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], body);
  const [first] = Array.isArray(good) ? (good as unknown[]) : [];
  return [{}, 'x', ...(first === undefined ? [] : [first])];
}
