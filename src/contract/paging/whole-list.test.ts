import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ListParameters } from '../entity.ts';
import { forgetWholeLists, wholeList } from './whole-list.ts';

const fresh = () => new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
const { signal } = new AbortController();
const list = ['/things'];

it('reads a list once, whichever page is turned to, and again for other filters', async () => {
  const client = fresh();
  let reads = 0;
  const read = async () => [{ read: ++reads }];
  const page = (parameters: ListParameters) => wholeList({ client, signal }, list, parameters, read);
  await page({ page: 1, pageSize: 20 });
  await page({ page: 2, pageSize: 20, sortBy: 'name', sortOrder: 'desc', search: 'a' });
  expect(reads).toBe(1);
  expect(await page({ page: 1, state: 'new' })).toEqual([{ read: 2 }]);
  await wholeList({ signal }, list, {}, read);
  expect(reads).toBe(3);
});

it('reads again what was still read when something changed', async () => {
  const client = fresh();
  const answers: ((rows: string[]) => void)[] = [];
  const read = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const asked = wholeList({ client, signal }, list, {}, read);
  await vi.waitFor(() => expect(answers).toHaveLength(1), 30_000);
  forgetWholeLists(client);
  answers[0]?.(['before']);
  await vi.waitFor(() => expect(answers).toHaveLength(2), 30_000);
  answers[1]?.(['after']);
  expect(await asked).toEqual(['after']);
});

it('reads once without a cache, for all pages that one signal gives up, and again what failed', async () => {
  const own = new AbortController();
  let reads = 0;
  const read = async () => {
    if (++reads === 1) throw new Error('gone');
    return [{ read: reads }];
  };
  const page = (number: number, from = own) => wholeList({ signal: from.signal }, list, { page: number }, read);
  await expect(page(1)).rejects.toThrow('gone');
  expect(await Promise.all([page(1), page(2), page(3)])).toEqual([[{ read: 2 }], [{ read: 2 }], [{ read: 2 }]]);
  expect(await page(1, new AbortController())).toEqual([{ read: 3 }]);
});
