import { expect, it } from 'vitest';
import type { PaletteGroup } from './palette-entry.ts';
import { narrowedTo, recentFirst } from './recent-first.ts';

const entry = (id: string, href: string, title: string) => ({ id, href, title, picture: null });
const recent: PaletteGroup[] = [
  {
    id: 'recent',
    label: 'Recent',
    entries: [entry('recent/b', '/b', 'Göran Berg'), entry('recent/x', '/x', 'Something else')],
  },
];
const found: PaletteGroup[] = [
  {
    id: 'player',
    kind: 'player',
    label: 'Players',
    total: 2,
    entries: [entry('a', '/a', 'Göran Alm'), entry('b', '/b', 'Göran Berg')],
  },
];

it('puts recent things that fit before what is found, each once', () => {
  const groups = recentFirst(recent, found, ['goran']);
  expect(groups.map(({ id, entries }) => [id, entries.map(({ href }) => href)])).toEqual([
    ['recent', ['/b']],
    ['player', ['/a']],
  ]);
  expect(groups[1]?.total).toBe(2);
});

it('leaves what is found as it is where nothing recent fits', () => {
  expect(recentFirst(recent, found, ['alm'])).toEqual(found);
});

it('narrows to the kind of an entry, and beside a recent thing to the first that was found', () => {
  const groups = recentFirst(recent, found, ['goran']);
  expect(narrowedTo(groups, groups[0]?.entries[0])?.kind).toBe('player');
  expect(narrowedTo(groups, groups[1]?.entries[0])?.kind).toBe('player');
  expect(narrowedTo(recent, recent[0]?.entries[0])).toBeUndefined();
});
