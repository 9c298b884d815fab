import { expect, it } from 'vitest';
import { sampleMenu } from '../model/sample-menu.ts';
import { rowsOf, type TreeRow } from './rows.ts';
import { cutAt, matchesOf } from './search.ts';
import { meantBy, rangeOf, toggled } from './selection.ts';
import { Typeahead } from './typeahead.ts';

const menu = sampleMenu();
const print = (rows: readonly TreeRow[]): string[] => rows.map(({ id, level }) => `${level} ${id}`);
const all = rowsOf(menu, { isOpen: () => true, matches: undefined });

it('lists groups and items from the top, and says what is empty', () => {
  expect(print(all)).toEqual([
    '0 main',
    '1 news',
    '1 teams',
    '2 men',
    '2 women',
    '3 squad',
    '3 fixtures',
    '1 club',
    '1 more',
    '2 history',
    '0 secondary',
    '1 tickets',
    '1 shop',
    '0 footer',
    '1 contact',
    '2 press',
    '0 unassigned',
    '1 unassigned/empty',
  ]);
  expect(all[5]).toMatchObject({ parentId: 'women', index: 0, position: 0, size: 2, isOpen: undefined });
});

it('leaves out what is under closed items and groups', () => {
  const rows = rowsOf(menu, { isOpen: (id) => !['teams', 'footer'].includes(id), matches: undefined });
  expect(print(rows)).not.toContain('2 men');
  expect(rows.find(({ id }) => id === 'teams')).toMatchObject({ isOpen: false });
  expect(print(rows).slice(-3)).toEqual(['0 footer', '0 unassigned', '1 unassigned/empty']);
});

it('keeps what is above a find in sight, and what is under it at hand', () => {
  const search = (query: string, isOpen?: (id: string) => boolean) => {
    const matches = matchesOf(menu, query);
    return print(rowsOf(menu, { isOpen: isOpen ?? ((id) => matches?.above.has(id) ?? true), matches }));
  };
  expect(search('squad')).toEqual(['0 main', '1 teams', '2 women', '3 squad']);
  expect(search(' WOMEN ')).toEqual(['0 main', '1 teams', '2 women']);
  expect(search('women', () => true)).toEqual(['0 main', '1 teams', '2 women', '3 squad', '3 fixtures']);
  expect(search('nothing like it')).toEqual([]);
  expect(matchesOf(menu, ' ')).toBeUndefined();
});

it('counts places among what is shown, but names places among all', () => {
  const rows = rowsOf(menu, { isOpen: () => true, matches: matchesOf(menu, 'shop') });
  expect(rows.at(-1)).toMatchObject({ id: 'shop', index: 1, position: 0, size: 1 });
});

it('finds without letter case and marks, and in addresses', () => {
  const item = { ...(menu[0]?.children[0] ?? expect.fail()), title: 'Älvsborg' };
  const route = { id: 'r', path: '/om-klubben', resourceType: 'page' as const, resourceId: null };
  const groups = menu.map((group) => ({ ...group, children: [{ ...item, id: group.id, route }] })).slice(0, 1);
  expect(matchesOf(groups, 'alvs')?.found.size).toBe(1);
  expect(matchesOf(groups, 'om-klubb')?.found.size).toBe(1);
});

it('cuts a title at the find, letters of several signs whole', () => {
  expect(cutAt('Älvsborgs IF', 'VSB')).toEqual(['Äl', 'vsb', 'orgs IF']);
  expect(cutAt('Cafe\u0301 & bar', 'fe')).toEqual(['Ca', 'fe\u0301', ' & bar']);
  expect(cutAt('aab', 'ab')).toEqual(['a', 'ab', '']);
  expect(cutAt('News', 'x')).toBeUndefined();
  expect(cutAt('News', '')).toBeUndefined();
});

it('chooses one, several, a range without groups, and what a row means', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  expect([...rangeOf(all, 'tickets', 'more')]).toEqual(['more', 'history', 'tickets']);
  expect([...rangeOf(all, 'gone', 'news')]).toEqual(['news']);
  expect(meantBy(new Set(['a', 'b']), 'b')).toEqual(['a', 'b']);
  expect(meantBy(new Set(['a', 'b']), 'c')).toEqual(['c']);
});

it('goes to the next title that begins with what is typed', () => {
  const nameOf = (row: TreeRow): string => (row.kind === 'item' ? row.item.title : row.group.name);
  const typed = new Typeahead();
  const at = (id: string): number => all.findIndex((row) => row.id === id);
  expect(typed.find(all, at('news'), 't', 0, nameOf)).toBe('teams');
  expect(typed.find(all, at('teams'), 'i', 100, nameOf)).toBe('tickets');
  expect(typed.isTyping(200)).toBe(true);
  expect(typed.isTyping(2000)).toBe(false);
  expect(typed.find(all, at('tickets'), 't', 2000, nameOf)).toBe('teams');
  expect(typed.find(all, at('teams'), 't', 2100, nameOf)).toBe('tickets');
  expect(typed.find(all, at('teams'), 'q', 9000, nameOf)).toBeUndefined();
  expect(typed.isTyping(9001)).toBe(false);
});
