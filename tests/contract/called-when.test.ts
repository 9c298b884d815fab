import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedFor, type CalledWhen, calledWhen } from '../../scripts/generate/called-when.ts';
import { articleCalls } from './article-calls.ts';
import { layoutCalls } from './layout-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

// What the contract says of when an operation is taken (`x-when`), the service keeps to: it refuses all else, and nothing of that.

type Method = 'POST' | 'PUT' | 'DELETE';
type Item = Readonly<Record<string, { readonly operationId?: string; readonly 'x-when'?: unknown }>>;
const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as { paths: Record<string, Item> };

const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => {
    const when = calledWhen(operation['x-when']);
    return when ? [{ id: String(operation.operationId), method: method.toUpperCase() as Method, path, when }] : [];
  }),
);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const sent = async (method: Method, url: string, body?: object): Promise<Record<string, unknown>> =>
  (await service.call({ method, url: `/api${url}`, ...(body && { body }) })).json();

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, '+0000');

/** New articles, one in each state. */
async function articles(): Promise<string[]> {
  const calls = articleCalls(service);
  const made = async (...actions: string[]): Promise<string> => {
    const { id } = await calls.made();
    for (const action of actions) await calls.act(id, action);
    return id;
  };
  const scheduled = await made();
  await calls.put(scheduled, { published: true, publishedAt: day(1) });
  const expired = await made();
  await calls.put(expired, { published: true, publishedAt: day(-2), metadata: { unpublishAt: day(-1) } });
  return [
    await made(),
    scheduled,
    await made('publish'),
    await made('publish', 'unpublish'),
    expired,
    await made('delete'),
  ];
}

let seasons = 4000;

/** A new competition, of a season and a series of its own. */
async function competition(more: object = {}): Promise<string> {
  const code = String(++seasons);
  const season = await sent('POST', '/sports-v2/seasons', { code });
  const series = await sent('POST', '/sports-v2/series', { code });
  const [gameType] = (await service.call({ url: '/api/sports-v2/game-types' })).json<{ uuid: string }[]>();
  const uuidOf = ({ uuid }: { uuid?: unknown } = {}) => ({ uuid });
  const body = { season: uuidOf(season), series: uuidOf(series), gameType: uuidOf(gameType), ...more };
  return String((await sent('POST', '/sports-v2/ssgts', body)).uuid);
}

/** Where a thing is read, if not at the beginning of what is called for it. */
const READ: Readonly<Record<string, string>> = { changeSsgtState: '/sports-v2/ssgts/{ssgtUuid}' };

/** What each operation is called for, anew for each call: some things for which it is taken, and some for which it is not. */
const things: Readonly<Record<string, () => Promise<string[]>>> = {
  actOnArticle: articles,
  deleteArticle: articles,
  renewSponsor: async () => {
    const make = async (more: object) =>
      String((await sent('POST', '/sponsors/sponsors', { name: 'Granvik Bygg', ...more })).id);
    return [await make({}), await make({ contractUntil: '2041-03-01' })];
  },
  deleteTag: async () => {
    const make = async (name: string) => String((await sent('POST', '/meta/tag?siteTag=true', { name })).value);
    const [idle, used] = [
      await make(`Vilar ${day(0)} ${Math.random()}`),
      await make(`Bärs ${day(0)} ${Math.random()}`),
    ];
    await sent('POST', '/media/meta?type=video', { name: 'Prov', tags: [{ value: used }] });
    return [idle, used];
  },
  changeSsgtState: async () => {
    const way = ['draft-to-active', 'active-to-closed', 'closed-to-archived'];
    const all = [await competition({ deleted: true })];
    for (let steps = 0; steps <= way.length; steps++) {
      const uuid = await competition();
      for (const step of way.slice(0, steps)) await sent('PUT', `/sports-v2/ssgt-state/${step}/${uuid}`);
      all.push(uuid);
    }
    return all;
  },
  deleteSiteLayout: async () => {
    const calls = layoutCalls(service);
    const all = await calls.get<{ items: { id: string; isStartPage: boolean }[] }>('/layouts/site-layouts');
    const start = all.items.find(({ isStartPage }) => isStartPage)?.id;
    return [(await calls.made()).id, String(start)];
  },
};

it('is tried of every operation that says so', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(things).sort());
});

/** Every way to call an operation for which the contract says when. */
const waysOf = ({ by }: CalledWhen): Record<string, string>[] => {
  const ways = Object.entries(by).flatMap(([name, values]) => Object.keys(values).map((value) => ({ [name]: value })));
  return ways.length > 0 ? ways : [{}];
};

const filled = (path: string, id: string, parameters: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? id));

describe.each(operations)('$id', ({ id, method, path, when }) => {
  it.each(waysOf(when))('is taken when the contract says, and refused otherwise: %j', async (parameters) => {
    const allowed = Object.entries(allowedFor(when, parameters));
    const thing = READ[id] ?? path.slice(0, path.indexOf('}') + 1);
    const met = new Set<boolean>();
    for (const one of (await things[id]?.()) ?? []) {
      const read = (await service.call({ url: `/api${filled(thing, one, {})}` })).json<Record<string, unknown>>();
      const values = (read.data as { article?: Record<string, unknown> } | undefined)?.article ?? read;
      const isAllowed = allowed.every(([property, wanted]) => wanted.some((value) => value === values[property]));
      met.add(isAllowed);
      const { statusCode, body } = await service.call({ method, url: `/api${filled(path, one, parameters)}` });
      expect(
        isAllowed ? statusCode < 300 : statusCode === 409,
        `${JSON.stringify(values)}: ${statusCode} ${body}`,
      ).toBe(true);
    }
    expect([...met].sort(), 'some are taken, and some refused').toEqual([false, true]);
  });
});
