import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { editPath, routePath } from '../entity/paths.ts';
import { readAhead } from './read-ahead.ts';

// The replies of sports are the things themselves, in no envelope.
const sports = entities.filter(({ area }) => area === 'sports');
const loaded = await Promise.all(sports.map(async (route) => ({ route, entity: await route.load() })));
const found = loaded.find(({ entity }) => isWhole(entity) && !entity.within);
if (!found || !isWhole(found.entity)) throw new Error('There is no such entity');
const { route, entity } = found;
const asked = vi.fn<(url: string) => void>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const ready = {
  whenReady: () => new Promise<never>(() => undefined),
  whenReadable: async () => client,
};

beforeEach(() => {
  asked.mockClear();
  client.clear();
  configureApi(sampleSettings);
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return new Response('{"items": [], "total": 0}', { headers: { 'content-type': 'application/json' } });
  });
});

const at = (path: string, params: Record<string, string> = {}) =>
  ({ params, request: new Request(`https://console.example/manage${path}`) }) as Parameters<typeof readAhead>[2];

test('what a list will ask for is asked once: ahead, with the filters of the address', async () => {
  readAhead(route, ready, at(`${entity.paths.list}?page=2`));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 30_000);
  expect(asked.mock.calls[0]?.[0]).toContain('page=2');
});

test('what an editor will ask for is asked ahead, and kept as it came', async () => {
  const parameter = /:(\w+)/.exec(routePath(entity.paths.edit))?.[1] ?? '';
  readAhead(route, ready, at(editPath(entity, 'abc'), { [parameter]: 'abc' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 30_000);
  expect(asked.mock.calls[0]?.[0]).toMatch(/\/abc(\?|$)/);
  await vi.waitFor(() => expect(client.getQueryData(entity.read('abc').queryKey)).toBeDefined(), 30_000);
});

test('a site that is gone before the code is there is not asked', async () => {
  const code = Promise.withResolvers<typeof entity>();
  let isGone = false;
  const whenReadable = () => (isGone ? new Promise<never>(() => undefined) : Promise.resolve(client));
  readAhead({ ...route, load: () => code.promise }, { ...ready, whenReadable }, at(entity.paths.list));
  await Promise.resolve();
  isGone = true;
  code.resolve(entity);
  await code.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});

test('a read that fails is nobody’s: the page reads again and tells', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  readAhead(route, ready, at(entity.paths.list));
  await vi.waitFor(
    () =>
      expect(
        client
          .getQueryCache()
          .findAll()
          .some(({ state }) => state.error !== null || state.fetchFailureCount > 0),
      ).toBe(true),
    30_000,
  );
});
