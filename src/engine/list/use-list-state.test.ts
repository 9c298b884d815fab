import { expect, it } from 'vitest';
import type { ListDefinition } from '../../contract/list-definition.ts';
import { isNarrowed, listParameters, readListState, widened, writeListState } from './use-list-state.ts';

const label = { en: 'x', sv: 'x' };
const list: ListDefinition = {
  search: label,
  searchParameter: 'searchToken',
  order: { by: 'name', direction: 'asc' },
  pageSize: 25,
  columns: [
    { field: 'name', kind: 'text', label, sort: 'name' },
    { field: 'code', kind: 'text', label, sort: 'code' },
    { field: 'owner', kind: 'text', label },
  ],
  filters: [
    { parameter: 'gender', label, choices: { male: label, female: label } },
    { parameter: 'seriesUuid', label, source: 'listSeries', value: 'uuid', text: 'name' },
    { parameter: 'bornFrom', until: 'bornUntil', label },
  ],
};
const read = (address: string) => readListState(list, new URLSearchParams(address));

it('starts from the definition', () => {
  expect(read('')).toEqual({ search: '', page: 1, pageSize: 25, sort: { by: 'name', direction: 'asc' }, filters: {} });
});

it('comes back whole from its own address, however it is written', () => {
  const state = {
    search: 'å & ä',
    page: 3,
    pageSize: 50,
    sort: { by: 'code', direction: 'desc' as const },
    filters: { gender: 'female', seriesUuid: 'ab-1', bornFrom: '2007-01-01', bornUntil: '2007-12-31' },
  };
  expect(read(writeListState(list, state).toString())).toEqual(state);
});

it('keeps the address short: what the definition says anyway is left out', () => {
  expect(writeListState(list, read('')).toString()).toBe('');
});

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'size=1000',
  'sort=owner',
  'sort=drop',
  'order=sideways',
  'gender=robot',
  'gender=constructor',
  'bornFrom=2007-02-30',
  'bornFrom=soon&bornUntil=9',
  'bornFrom=2008-01-01&bornUntil=2007-01-01',
  'nonsense=1',
])('falls back where the address makes no sense: %s', (address) => expect(read(address)).toEqual(read('')));

it('asks the service for what the state says', () => {
  expect(listParameters(list, read('search=%20malm%C3%B6%20&gender=male&page=2'))).toEqual({
    searchToken: 'malmö',
    gender: 'male',
    page: 2,
    pageSize: 25,
    sortBy: 'name',
    sortOrder: 'asc',
  });
});

it('takes a range that is open at one end', () => {
  expect(read('bornFrom=2007-01-01').filters).toEqual({ bornFrom: '2007-01-01' });
  expect(read('bornUntil=2007-01-01&bornFrom=').filters).toEqual({ bornUntil: '2007-01-01' });
});

it('knows a narrowed list, and what widens it', () => {
  expect(
    [read(''), read('page=2'), read('search=x'), read('bornUntil=2007-01-01')].map((state) => isNarrowed(list, state)),
  ).toEqual([false, false, true, true]);
  expect(widened(list)).toEqual({
    search: '',
    filters: { gender: null, seriesUuid: null, bornFrom: null, bornUntil: null },
  });
});

it('searches by the parameter that the list operation has, and by none where it has none', () => {
  const { searchParameter: _, ...deaf } = list;
  const state = read('search=malm');
  expect(listParameters({ ...list, searchParameter: 'search' }, state)).toMatchObject({ search: 'malm' });
  expect(listParameters(deaf, state)).not.toHaveProperty('searchToken');
});

it('sends the time zone with days that are days of a clock, and only then', () => {
  const zoned = { ...list, zoneParameter: 'timeZone' };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(listParameters(zoned, read('bornUntil=2007-12-31'))).toMatchObject({ bornUntil: '2007-12-31', timeZone });
  expect(listParameters(zoned, read('gender=male'))).not.toHaveProperty('timeZone');
  expect(listParameters(list, read('bornFrom=2007-01-01'))).not.toHaveProperty('timeZone');
});

const tabbed: ListDefinition = {
  ...list,
  order: { by: '', direction: 'asc' },
  filters: [{ parameter: 'list', as: 'tabs', label, choices: { latest: label, deleted: label } }, ...list.filters],
};

it('stands at the first of its tabs, and says another one in its address', () => {
  const at = (address: string) => readListState(tabbed, new URLSearchParams(address));
  expect(at('').filters).toEqual({ list: 'latest' });
  expect(at('list=nonsense').filters).toEqual({ list: 'latest' });
  expect(String(writeListState(tabbed, at('')))).toBe('');
  expect(String(writeListState(tabbed, at('list=deleted')))).toBe('list=deleted');
  expect(isNarrowed(tabbed, at('list=deleted'))).toBe(false);
  expect(isNarrowed(tabbed, at('list=deleted&gender=male'))).toBe(true);
  expect(widened(tabbed).filters).not.toHaveProperty('list');
});

it('leaves the order of the rows to the service until one is chosen', () => {
  const at = (address: string) => listParameters(tabbed, readListState(tabbed, new URLSearchParams(address)));
  expect(at('list=deleted')).toEqual({ list: 'deleted', page: 1, pageSize: 25 });
  expect(at('sort=code&order=desc')).toMatchObject({ sortBy: 'code', sortOrder: 'desc' });
});
