import { expect, it } from 'vitest';
import type { SearchGroup } from '../../../generated/model/index.ts';
import { foundGroups } from './found-groups.tsx';

const words = {
  cells: {
    text: ({ en }: { en: string }) => en,
    country: (code: string) => code,
    name: (value: unknown) => (typeof value === 'string' ? value : ''),
    number: String,
    ago: () => undefined,
    yes: 'Yes',
    no: 'No',
  },
  name: (row: object, title: string) => String(Reflect.get(row, title)),
  all: (count: number, things: string) => `All ${count} in ${things}`,
  menu: { label: 'Menu items', group: (one: string) => one },
};

it('opens each thing where its definition says, with what its list tells of it', () => {
  const player = { uuid: 'p 1', fullName: 'Isak Göransson', team: { displayName: 'Frosthamn HC' }, positionCode: 'F' };
  const groups: SearchGroup[] = [
    { kind: 'player', total: 214, items: [player] },
    { kind: 'layout', total: 1, items: [{ id: 'l1', name: 'Start page' }] },
    { kind: 'menu-item', total: 1, items: [{ id: 'm1', title: 'Tickets', group: 'main' }] },
  ];
  const found = foundGroups(groups, 'gör ans', words);
  expect(found.map(({ label, total }) => [label, total])).toEqual([
    ['Players', 214],
    ['Layouts and pages', 1],
    ['Menu items', 1],
  ]);
  const [isak, all] = found[0]?.entries ?? [];
  expect(isak).toMatchObject({ title: 'Isak Göransson', href: '/sports/players/p%201/profile' });
  expect(isak?.second).toContain('Frosthamn HC');
  expect(all).toMatchObject({ title: 'All 214 in Players', href: '/sports/players?search=g%C3%B6r+ans', isAll: true });
  expect(found[1]?.entries).toMatchObject([{ href: '/layouts-pages/l1' }]);
  expect(found[2]?.entries).toMatchObject([{ href: '/menu?open=m1', second: 'main' }]);
});
