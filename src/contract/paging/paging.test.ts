import { beforeEach, expect, it, vi } from 'vitest';
import { apiFetch, configureApi } from '../fetcher.ts';
import { allAtOnce } from './all-at-once.ts';
import { byCursor, byLink } from './by-next.ts';
import { byOffset, byPage } from './by-number.ts';
import type { Ask } from './read-page.ts';
import { allRows, searchHere } from './search-here.ts';

const rows = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  name: `Thing ${at + 1}`,
  of: { colour: at % 2 ? 'red' : 'blue' },
}));
const order = { by: 'sort', descending: '-' };
const manners = { first: 1, largest: 100, order };

const reply = (body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { headers });

/** Asks a service that answers by what it is sent, through the fetcher: headers count too. */
function asking(answer: (query: URLSearchParams) => Response): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/things?', ''));
    return answer(new URL(url, 'http://service').searchParams);
  });
  const ask: Ask = (sent) =>
    apiFetch(`/things?${new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]))}`, {
      method: 'GET',
    });
  return { ask, asked };
}

beforeEach(() => {
  configureApi({
    base: '/api',
    timeoutMs: 1000,
    instanceId: () => undefined,
    accessToken: async () => undefined,
    onUnauthorized: async () => false,
  });
});

it('asks for a page by its number from 0, in the order that the service has a word for', async () => {
  const { ask, asked } = asking((query) => {
    const [page, size] = [Number(query.get('p')), Number(query.get('per_page'))];
    return reply({ data: rows.slice(page * size, (page + 1) * size), meta: { count: rows.length } });
  });
  const read = byPage({ ...manners, page: 'p', first: 0, size: 'per_page', total: 'meta.count' });
  const page = await read(
    { page: 3, pageSize: 20, sortBy: 'name', sortOrder: 'desc', state: 'new' },
    'data',
    ask,
    'list',
  );
  expect([page.items.length, page.total, asked]).toEqual([5, 45, ['state=new&sort=-name&p=2&per_page=20']]);
});

it('asks for rows from an offset, in several calls where the service gives fewer at once', async () => {
  const { ask, asked } = asking((query) => {
    const start = Number(query.get('offset'));
    return reply(rows.slice(start, start + Math.min(8, Number(query.get('limit')))));
  });
  const read = byOffset({ ...manners, offset: 'offset', size: 'limit', largest: 8, order: {} });
  const page = await read({ page: 2, pageSize: 20 }, '', ask, 'list');
  expect(page.items).toEqual(rows.slice(20, 40));
  expect(asked).toEqual(['offset=16&limit=8', 'offset=24&limit=8', 'offset=32&limit=8']);
  // Nobody says how many there are: a full page has another one after it.
  expect([page.total, (await read({ page: 3, pageSize: 20 }, '', ask, 'list')).total]).toEqual([41, 45]);
});

it('walks along cursors, and knows the way back', async () => {
  const { ask, asked } = asking((query) => {
    const start = Number(query.get('after') ?? 0);
    return reply({ things: rows.slice(start, start + 20), next: start + 20 < rows.length ? String(start + 20) : '' });
  });
  const read = byCursor({ ...manners, cursor: 'after', next: 'next', size: 'limit' });
  const page = (number: number) => read({ page: number, pageSize: 20 }, 'things', ask, 'list');
  expect((await page(3)).items).toEqual(rows.slice(40));
  expect(await page(2)).toEqual({ items: rows.slice(20, 40), total: 41, isLeast: true });
  expect(asked).toEqual(['limit=20', 'limit=20&after=20', 'limit=20&after=40', 'limit=20&after=20']);
  expect((await page(9)).items).toEqual([]);
});

it('gives whole pages, however many rows come at once, also none', async () => {
  const { ask, asked } = asking((query) => {
    const start = Number(query.get('after') ?? 0);
    const end = start === 16 ? 16.5 : Math.floor(start) + 8;
    return reply({ things: start === 16 ? [] : rows.slice(start, end), next: end < rows.length ? end : null });
  });
  const read = byCursor({ ...manners, cursor: 'after', next: 'next', size: 'limit', largest: 8 });
  const page = (number: number) => read({ page: number, pageSize: 20 }, 'things', ask, 'list');
  expect(await page(2)).toEqual({ items: rows.slice(20, 40), total: 41, isLeast: true });
  expect(await page(3)).toEqual({ items: rows.slice(40), total: 45 });
  expect(asked[0]).toBe('limit=8');
});

it('knows each list by its name, takes a cursor from an address, and ends where a cursor leads back', async () => {
  const { ask, asked } = asking((query) => {
    const at = Number(query.get('after') ?? 0);
    return reply({ data: [rows[at]], links: { next: `https://service/things?after=${Math.min(at + 1, 2)}&of=all` } });
  });
  const read = byCursor({ ...manners, cursor: 'after', next: 'links.next' });
  const page = (number: number, list: string) => read({ page: number, pageSize: 1 }, 'data', ask, list);
  await page(1, 'teams');
  await page(2, 'games');
  expect(asked).toEqual(['', '', 'after=1&of=all']);
  expect(await page(3, 'games')).toEqual({ items: [rows[2]], total: 3 });
});

it('walks once for all who wait, and again where a kept cursor has run out', async () => {
  let isNew = false;
  const { ask, asked } = asking((query) => {
    const start = Number(query.get('after')?.slice(1) ?? 0);
    if (isNew && query.get('after')?.startsWith('a')) return new Response('{"message":"gone"}', { status: 410 });
    return reply({ data: rows.slice(start, start + 10), next: `${isNew ? 'b' : 'a'}${start + 10}` });
  });
  const read = byCursor({ ...manners, cursor: 'after', next: 'next' });
  const page = (number: number) => read({ page: number, pageSize: 10 }, 'data', ask, 'list');
  await Promise.all([page(1), page(2), page(3)]);
  expect(asked).toEqual(['', 'after=a10', 'after=a20']);
  isNew = true;
  expect((await page(3)).items).toEqual(rows.slice(20, 30));
  expect(asked.slice(3)).toEqual(['after=a20', '', 'after=b10', 'after=b20']);
});

it('finds out that a service gives fewer rows at once than it is asked for', async () => {
  const { ask } = asking((query) => {
    const size = Math.min(10, Number(query.get('size')));
    const start = (Number(query.get('page')) - 1) * size;
    return reply({ data: rows.slice(start, start + size), total: rows.length });
  });
  const read = byPage({ ...manners, page: 'page', size: 'size', total: 'total' });
  const page = (number: number) => read({ page: number, pageSize: 20 }, 'data', ask, 'list');
  expect((await page(1)).items).toEqual(rows.slice(0, 20));
  expect((await page(3)).items).toEqual(rows.slice(40));
});

it('follows `Link`, and takes the number of all rows from a header', async () => {
  const { ask } = asking((query) => {
    const page = Number(query.get('page') ?? 1);
    const link = page < 3 ? { link: `</things?page=${page + 1}>; rel="next", </things?page=1>; rel="first"` } : {};
    return reply(rows.slice((page - 1) * 20, page * 20), { ...link, 'x-total-count': '45' });
  });
  const read = byLink({ ...manners, size: 'limit', totalHeader: 'X-Total-Count' });
  expect(await read({ page: 3, pageSize: 20 }, '', ask, 'list')).toEqual({ items: rows.slice(40), total: 45 });
  expect((await byLink({ ...manners })({ page: 1, pageSize: 20 }, '', ask, 'list')).total).toBe(21);
});

it('searches, orders and pages here what the service gives in any way', async () => {
  const { ask, asked } = asking((query) => {
    const start = Number(query.get('offset'));
    return reply({ data: rows.slice(start, start + 10), total: 45 });
  });
  const read = byOffset({ ...manners, offset: 'offset', size: 'limit', largest: 10, total: 'total' });
  const wanted = { search: ' RED', page: 1, pageSize: 3, sortBy: 'id', sortOrder: 'desc', state: 'new' } as const;
  const found = searchHere(await allRows(read, wanted, 'data', ask, 'list'), wanted);
  expect(found).toEqual({ items: [rows[43], rows[41], rows[39]], total: 22 });
  expect([asked.length, asked[0]]).toEqual([5, 'state=new&offset=0&limit=10']);
  const all = asking(() => reply(rows));
  expect(searchHere(await allRows(allAtOnce, {}, '', all.ask, 'list'), { search: 'thing 4' }).total).toBe(7);
});
