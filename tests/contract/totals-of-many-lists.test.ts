import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ask = (lists: readonly string[], call: Partial<TestCall> = {}) => {
  const query = new URLSearchParams(lists.map((list) => ['list', list]));
  return service.call({ url: `/api/list-totals?${query}`, ...call });
};
const totals = async (...question: Parameters<typeof ask>) =>
  (await ask(...question)).json<{ totals: (number | null)[] }>().totals;
const rowsOf = async (list: string, instanceId: string) =>
  (await service.call({ url: `/api${list}`, instanceId })).json<{ total: number }>().total;
const itemsOf = async <Row>(list: string) =>
  (await service.call({ url: `/api${list}` })).json<{ items: Row[] }>().items;

it('counts the rows of each list as the list itself does, by its filters and in its order', async () => {
  const lists = [
    '/sports-v2/teams',
    '/sports-v2/players?searchToken=an',
    '/articles/list/latest',
    '/media/all?type=image',
  ];
  for (const instanceId of [demo.site, demo.masterSite]) {
    const counted = await Promise.all(lists.map((list) => rowsOf(list, instanceId)));
    expect(await totals(lists, { instanceId })).toEqual(counted);
    expect(counted[0]).toBeGreaterThan(0);
  }
});

it('says null of what is no list, and counts the others', async () => {
  const teams = '/sports-v2/teams';
  const odd = [
    '/sports-v2/teams?nothing=1',
    '/sports-v2/teams?page=2',
    '/sports-v2/nothing',
    '/users/is-superadmin',
    `/list-totals?list=${teams}`,
    '/../health',
    '/../metrics',
    '/../../metrics',
    '/%2e%2e/metrics',
    '/..\\metrics',
    '//example.com/sports-v2/teams',
    '/list-totals?list=%2Flist-totals%3Flist%3D%2Fsports-v2%2Fteams%23',
  ];
  const [first, ...others] = await totals([teams, ...odd]);
  expect(first).toBeGreaterThan(0);
  expect(others).toEqual(odd.map(() => null));
});

it('counts only what the caller may read', async () => {
  const lists = ['/users/accounts', '/sports-v2/teams'];
  const known = await totals(lists, { subject: demo.superAdministrator });
  for (const [index, list] of lists.entries()) {
    const asked = await service.call({ url: `/api${list}` });
    expect([list, (await totals(lists))[index] === null]).toEqual([list, asked.statusCode !== 200]);
    expect([list, typeof known[index]]).toEqual([list, 'number']);
  }
  expect((await ask(['/sports-v2/teams'], { subject: demo.outsider })).statusCode).toBe(403);
});

it('refuses a question without lists, of too many, and an address with a fragment', async () => {
  const one = '/sports-v2/teams';
  const refused = [
    [],
    Array.from({ length: 21 }, () => one),
    [`${one}#`],
    ['sports-v2/teams'],
    [`/${'x'.repeat(1000)}`],
  ];
  for (const lists of refused) expect((await ask(lists)).statusCode).toBe(400);
});

it('is what a tag or a competition knows of its lists, whose tabs ask for none', async () => {
  const tags = await itemsOf<Schemas['Tag']>('/meta/tag?pageSize=50');
  const ssgts = await itemsOf<Schemas['Ssgt']>('/sports-v2/ssgts?pageSize=20');
  const known: [list: string, count: number][] = [
    ...tags.flatMap(({ value, ...tag }): [string, number][] => [
      [`/media/all?type=image&tag=${value}`, tag.imageCount],
      [`/media/all?type=video&tag=${value}`, tag.videoCount],
      [`/articles/list/latest?tag=${value}`, tag.articleCount],
    ]),
    ...ssgts.map(({ uuid, gameCount }): [string, number] => [
      `/sports-v2/games?seasonSeriesGameType=${uuid}`,
      gameCount,
    ]),
  ];
  for (const kind of ['type=image', '/articles/', '/games?'])
    expect(known.some(([list, count]) => list.includes(kind) && count > 0)).toBe(true);
  for (const [list, count] of known) expect([list, await rowsOf(list, demo.site)]).toEqual([list, count]);
});
