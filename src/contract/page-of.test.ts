import { expect, it } from 'vitest';
import { pageOf, rowsOf } from './page-of.ts';

const rows = [
  { name: 'Åre', size: 10 },
  { name: 'ängen', size: 9 },
  { name: 'Björn 10', size: null },
  { name: 'Björn 9', size: 100 },
];
const names = (page: ReturnType<typeof pageOf>) => page.items.map((row) => (row as { name: string }).name);

it('leaves rows in the order in which the service gave them', () => {
  expect(names(pageOf(rows, { page: 1, pageSize: 3, sortBy: '', sortOrder: 'desc' }))).toEqual([
    'Åre',
    'ängen',
    'Björn 10',
  ]);
  expect(pageOf(rows, { page: 2, pageSize: 3 })).toEqual({ items: [rows[3]], total: 4 });
});

it('orders numbers by size, with what is empty last, and figures in words as numbers', () => {
  expect(names(pageOf(rows, { sortBy: 'size', sortOrder: 'asc' }))).toEqual(['ängen', 'Åre', 'Björn 9', 'Björn 10']);
  const byName = names(pageOf(rows, { sortBy: 'name', sortOrder: 'asc' }));
  expect(byName.indexOf('Björn 10')).toBe(byName.indexOf('Björn 9') + 1);
});

it('has Å, Ä and Ö after Z, whatever language the browser speaks', () => {
  const towns = ['Örebro', 'Zeta', 'Åre', 'Älvnäs', 'Arvika'].map((name) => ({ name }));
  const order = names(pageOf(towns, { sortBy: 'name', sortOrder: 'asc' }));
  expect(order).toEqual(['Arvika', 'Zeta', 'Åre', 'Älvnäs', 'Örebro']);
});

it('orders names in several languages by their Swedish, and what has none by what the service calls it', () => {
  const named = (code: string, sv: string, en: string) => ({
    code,
    names: [
      { language: 'en', translation: en },
      { language: 'sv', translation: sv },
    ],
  });
  const series = [
    named('b', 'Öst', 'East'),
    { code: 'c', names: [], displayName: 'C' },
    named('a', 'Elit', 'Zenith'),
    { code: 'd', names: [{ language: 'display', translation: 'D' }] },
  ];
  const codes = pageOf(series, { sortBy: 'names', sortOrder: 'asc' }).items.map(
    (row) => (row as { code: string }).code,
  );
  expect(codes).toEqual(['c', 'd', 'a', 'b']);
});

it('gives no rows behind the last page, and says how many there are', () => {
  expect(pageOf(rows, { page: 9, pageSize: 20 })).toEqual({ items: [], total: 4 });
});

it('a reply that is no list has no rows', () => {
  for (const reply of [{}, null, undefined, '']) {
    expect(pageOf(reply as never, {})).toEqual({ items: [], total: 0 });
    expect(rowsOf(reply as never)).toEqual([]);
  }
});
