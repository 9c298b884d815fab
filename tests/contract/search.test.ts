import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { nearestFirst } from '../../service/store/search/nearest.ts';
import { finders } from '../../service/store/search/search.ts';
import { readJson } from '../repo/project-files.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Group = components['schemas']['SearchGroup'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const ask = async (query: Record<string, string>, instanceId: string = demo.site) => {
  const url = `/api/search?${new URLSearchParams(query)}`;
  return (await service.call({ url, instanceId })).json<{ groups: Group[] }>().groups;
};
const total = async (path: string) => (await service.call({ url: `/api${path}` })).json<{ total: number }>().total;

describe('GET /search', () => {
  it('counts as many of a kind as its list finds, and answers its rows', async () => {
    const groups = await ask({ query: 'fr' });
    const of = (kind: Group['kind']) => groups.find((group) => group.kind === kind);
    expect(of('team')?.total).toBe(await total('/sports-v2/teams?searchToken=fr'));
    expect(of('player')?.total ?? 0).toBe(await total('/sports-v2/players?searchToken=fr'));
    expect(of('article')?.total ?? 0).toBe(await total('/articles/list/latest?search=fr'));
    const [team] = of('team')?.items ?? [];
    expect([typeof team?.uuid, typeof team?.displayName]).toEqual(['string', 'string']);
    for (const { items, total: all } of groups) expect(items).toHaveLength(Math.min(all, 5));
  });

  it('answers one kind alone, and as many as are asked for', async () => {
    const groups = await ask({ query: 'a', kind: 'player', count: '20' });
    expect(groups.map(({ kind }) => kind)).toEqual(['player']);
    expect(groups[0]?.items).toHaveLength(20);
  });

  it('finds nothing by blanks', async () => {
    expect(await ask({ query: '  ' })).toEqual([]);
  });

  it('has letters with marks found without them', async () => {
    const [found] = await ask({ query: 'goran', kind: 'player' });
    const [same] = await ask({ query: 'GÖRAN', kind: 'player' });
    expect(found?.total).toBeGreaterThan(0);
    expect(same).toEqual(found);
  });

  it('finds items of the menu, pages and layouts', async () => {
    const menu = (await service.call({ url: '/api/routing/menu' })).json<{
      menu: { children: { id: string; title: string }[] }[];
    }>();
    const item = menu.menu.flatMap(({ children }) => children)[0];
    const [found] = await ask({ query: item?.title ?? '', kind: 'menu-item' });
    expect(found?.items).toContainEqual({ id: item?.id, title: item?.title, group: 'main' });
    expect((await ask({ query: 'start', kind: 'layout' }))[0]?.total).toBeGreaterThan(0);
  });

  it('shows nothing of another site', async () => {
    const here = await ask({ query: 'a', count: '20' });
    const there = await ask({ query: 'a', count: '20' }, demo.masterSite);
    const ids = (groups: Group[]) => groups.flatMap(({ items }) => items.flatMap(({ uuid, id }) => uuid ?? id ?? []));
    const known = new Set(ids(here));
    expect(ids(there).length).toBeGreaterThan(0);
    expect(ids(there).filter((id) => known.has(id))).toEqual([]);
  });
});

describe('what is searched', () => {
  it('needs the add-ons that the pages of its kind need', () => {
    const wanted = Object.keys(finders).filter((kind) => kind !== 'menu-item');
    for (const kind of wanted) {
      const { requires } = readJson<{ requires?: string }>(`forms/${kind}.json`);
      expect({ kind, requires: finders[kind as Group['kind']].requires }).toEqual({ kind, requires });
    }
  });

  it('comes first where a name begins as what was typed', () => {
    const rows = [{ name: 'Igor Ek' }, { name: 'Anna Göransson' }, { name: 'Göran Ek' }];
    expect(nearestFirst(rows, ['name'], 'gor').map(({ name }) => name)).toEqual([
      'Göran Ek',
      'Anna Göransson',
      'Igor Ek',
    ]);
  });
});
