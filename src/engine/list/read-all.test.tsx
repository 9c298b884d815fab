import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity, ListParameters, Page } from '../../contract/entity.ts';
import { textAt } from '../values/values.ts';
import { readAll } from './read-all.ts';

const idOf = (row: object) => textAt(row, 'id');
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index) }));

type Serve = (page: number) => Page | Promise<Page>;

function reading(serve: Serve, from = 1, seen = new Set<string>()) {
  const asked: ListParameters[] = [];
  const entity = {
    readPage: (parameters: ListParameters) => ({
      queryKey: [],
      queryFn: async () => {
        asked.push(parameters);
        return serve(Number(parameters.page));
      },
    }),
  } satisfies Pick<Entity, 'readPage'>;
  const stop = new AbortController();
  const options = { entity, parameters: { gender: 'x' }, signal: stop.signal, seen, from };
  return { portions: readAll({ ...options, idOf }), asked, stop };
}

async function collect(portions: AsyncGenerator<{ rows: object[] }>): Promise<string[]> {
  const found: string[] = [];
  for await (const { rows } of portions) found.push(...rows.map(idOf));
  return found;
}

/** Every id that is given, the pauses skipped. */
async function all(portions: AsyncGenerator<{ rows: object[] }>): Promise<string[]> {
  const found = collect(portions);
  found.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  return found;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reads every page in order, a hundred rows each, three at a time', async () => {
  let under = 0;
  let most = 0;
  const { portions, asked } = reading(async (page) => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, page % 2 === 0 ? 5 : 20));
    under -= 1;
    return { items: ids(page * 100 - 99, Math.min(page * 100, 650)), total: 650 };
  });
  expect(await all(portions)).toEqual(ids(1, 650).map(({ id }) => id));
  expect(most).toBe(3);
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked[0]).toEqual({ gender: 'x', page: 1, pageSize: 100 });
});

it('gives no row twice that moved to a later page meanwhile', async () => {
  const { portions } = reading((page) => ({ items: page === 1 ? ids(1, 100) : ids(99, 150), total: 150 }));
  expect(await all(portions)).toEqual(ids(1, 150).map(({ id }) => id));
});

it('waits as long as the service asks to slow down', async () => {
  let refusals = 5;
  const { portions } = reading((page) => {
    if (page === 2 && refusals-- > 0) throw new ApiError('http', 429, 'slow down');
    return { items: ids(page * 100 - 99, page * 100), total: 200 };
  });
  expect(await all(portions)).toHaveLength(200);
  expect(refusals).toBe(-1);
});

it('gives up after a failure that lasts, having given what came before, and goes on from there', async () => {
  let isBroken = true;
  const serve: Serve = (page) => {
    if (page === 2 && isBroken) throw new ApiError('http', 503, 'down');
    return { items: ids(page * 100 - 99, page * 100), total: 300 };
  };
  const seen = new Set<string>();
  await expect(all(reading(serve, 1, seen).portions)).rejects.toThrow('down');
  expect(seen.size).toBe(100);
  isBroken = false;
  expect(await all(reading(serve, 2, seen).portions)).toEqual(ids(101, 300).map(({ id }) => id));
});
