import { expect, it } from 'vitest';
import type { ListDefinition } from '../../../contract/list-definition.ts';
import { readListState } from '../use-list-state.ts';
import { monthsOn, stateOfMonth, weeksOf } from './months.ts';

const label = { en: 'Day', sv: 'Dag' };
const list: ListDefinition = {
  order: { by: 'name', direction: 'desc' },
  pageSize: 20,
  days: { field: 'startsAt', filter: 'from' },
  columns: [
    { field: 'name', kind: 'text', label, sort: 'name' },
    { field: 'startsAt', kind: 'date', label, sort: 'startsAt' },
  ],
  filters: [{ parameter: 'from', until: 'until', label }],
};
const state = (query: string) => readListState(list, new URLSearchParams(query));

it('months follow each other over the ends of years', () => {
  expect([monthsOn('2026-12', 1), monthsOn('2026-01', -1), monthsOn('2026-03', -1)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-02',
  ]);
});

it('weeks begin on Monday, and hold every day of the month once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

it('a month is read in the order of its moments, within the days that a filter leaves', () => {
  expect(stateOfMonth(list, state('view=days&sort=name'), '2026-11')).toMatchObject({
    filters: { from: '2026-11-01', until: '2026-11-30' },
    sort: { by: 'startsAt', direction: 'asc' },
    page: 1,
    pageSize: 100,
  });
  expect(stateOfMonth(list, state('from=2026-11-10&until=2026-12-24'), '2026-11').filters).toEqual({
    from: '2026-11-10',
    until: '2026-11-30',
  });
});

it('an address says how the rows are shown, and nothing that makes no sense', () => {
  expect(state('view=month&month=2026-10')).toMatchObject({ view: 'month', month: '2026-10' });
  expect(state('view=month&month=2026-13')).not.toHaveProperty('month');
  expect(state('view=globe&month=2026-10')).not.toHaveProperty('view');
  const { days: _, ...plain } = list;
  expect(readListState(plain, new URLSearchParams('view=days'))).not.toHaveProperty('view');
});
