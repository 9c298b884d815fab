import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListParameters } from '../../contract/entity.ts';
import type { Filter, ListDefinition } from '../../contract/list-definition.ts';
import { useIsLeaving } from '../loading/is-leaving.ts';
import { isDay } from './filters/days.ts';

/** Day by day, or a month as a calendar. */
export type DaysLook = 'days' | 'month';

/** What a list shows, as its address holds it: reload, back and a shared link bring the same list. */
export interface ListState {
  search: string;
  page: number;
  pageSize: number;
  sort: { by: string; direction: 'asc' | 'desc' };
  /** How the rows of a list with `days` are shown; undefined for a table. */
  view?: DaysLook | undefined;
  /** The month that is shown then, `yyyy-MM`; undefined for this one. */
  month?: string | undefined;
  /** Value of each filter that is on, by its parameter. */
  filters: Readonly<Record<string, string>>;
}

/** A change of a list's state. */
export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Readonly<Record<string, string | null>> };

const MAX_PAGE_SIZE = 100;

/** Reads a list's state from an address; whatever makes no sense falls back to the definition. */
export function readListState(list: ListDefinition, address: URLSearchParams): ListState {
  const number = (name: string, fallback: number, most: number): number => {
    const value = Number(address.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback;
  };
  const by = address.get('sort') ?? '';
  const direction = address.get('order');
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    page: number('page', 1, 100_000),
    pageSize: number('size', list.pageSize, MAX_PAGE_SIZE),
    sort: list.columns.some(({ sort }) => sort === by)
      ? { by, direction: direction === 'desc' ? 'desc' : 'asc' }
      : list.order,
    ...readView(list, address),
    filters: Object.fromEntries(list.filters.flatMap((filter) => readFilter(filter, address))),
  };
}

function readView(list: ListDefinition, address: URLSearchParams): Pick<ListState, 'view' | 'month'> {
  const view = address.get('view');
  if (list.days === undefined || (view !== 'days' && view !== 'month')) return {};
  const month = address.get('month') ?? '';
  return { view, ...(isDay(`${month}-01`) ? { month } : {}) };
}

/** What an address says of a filter, by parameter; nothing where it makes no sense, or for tabs the first. */
function readFilter(filter: Filter, address: URLSearchParams): [string, string][] {
  const { parameter, until, choices } = filter;
  if (until === undefined) {
    const value = address.get(parameter);
    if (value && (!choices || Object.hasOwn(choices, value))) return [[parameter, value]];
    const first = firstTab(filter);
    return first === undefined ? [] : [[parameter, first]];
  }
  const days = [parameter, until].flatMap((name): [string, string][] => {
    const day = address.get(name) ?? '';
    return isDay(day) ? [[name, day]] : [];
  });
  const [first, last] = days;
  return first && last && first[1] > last[1] ? [] : days;
}

/** The value that the tabs of a filter stand at where nothing else is said; undefined for any other filter. */
export function firstTab({ as, choices }: Filter): string | undefined {
  return as === 'tabs' ? Object.keys(choices ?? {})[0] : undefined;
}

/** Writes a state into an address; what the definition says anyway is left out, so that addresses stay short. */
export function writeListState(list: ListDefinition, state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.search) address.set('search', state.search);
  const firsts = new Map(list.filters.map((filter) => [filter.parameter, firstTab(filter)]));
  for (const [parameter, value] of Object.entries(state.filters)) {
    if (value !== firsts.get(parameter)) address.set(parameter, value);
  }
  if (state.sort.by !== list.order.by || state.sort.direction !== list.order.direction) {
    address.set('sort', state.sort.by);
    address.set('order', state.sort.direction);
  }
  if (state.pageSize !== list.pageSize) address.set('size', String(state.pageSize));
  if (state.page > 1) address.set('page', String(state.page));
  if (state.view) address.set('view', state.view);
  if (state.view && state.month) address.set('month', state.month);
  return address;
}

/** Whether a state shows less than the whole list, or the whole of the tab that it stands at. */
export function isNarrowed(list: ListDefinition, state: ListState): boolean {
  const tabs = list.filters.filter(({ as }) => as === 'tabs').map(({ parameter }) => parameter);
  return state.search !== '' || Object.keys(state.filters).some((parameter) => !tabs.includes(parameter));
}

/** The state of a list that shows everything: no search, and every filter off; tabs stay where they are. */
export function widened(list: ListDefinition): ListChange {
  const narrowing = list.filters.filter(({ as }) => as !== 'tabs');
  const parameters = narrowing.flatMap(({ parameter, until }) => (until ? [parameter, until] : [parameter]));
  return { search: '', filters: Object.fromEntries(parameters.map((parameter) => [parameter, null])) };
}

/**
 * The parameters of the list operation for a state. Days are those of the clock that the times on screen are shown by:
 * their zone goes with them.
 */
export function listParameters(list: ListDefinition, state: ListState): ListParameters {
  const search = state.search.trim();
  const isByDay = list.filters.some(
    ({ parameter, until }) => until !== undefined && (state.filters[parameter] ?? state.filters[until]) !== undefined,
  );
  return {
    ...(search && list.searchParameter ? { [list.searchParameter]: search } : {}),
    ...state.filters,
    ...(isByDay && list.zoneParameter
      ? { [list.zoneParameter]: Intl.DateTimeFormat().resolvedOptions().timeZone }
      : {}),
    page: state.page,
    pageSize: state.pageSize,
    ...(state.sort.by === '' ? {} : { sortBy: state.sort.by, sortOrder: state.sort.direction }),
  };
}

/** A list's state and the way to change it. Anything but turning the page goes back to the first page. */
export function useListState(list: ListDefinition): [ListState, (change: ListChange, replace?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const isLeaving = useIsLeaving();
  const state = useMemo(() => readListState(list, address), [list, address]);
  const change = useCallback(
    ({ filters: changed = {}, ...rest }: ListChange, replace = false) => {
      // Nobody is called back who is on the way to another page, as by a search that was still being written.
      if (isLeaving()) return;
      setAddress(
        (before) => {
          const old = readListState(list, before);
          const merged = { ...old.filters, ...changed };
          const filters = Object.fromEntries(
            Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
          );
          return writeListState(list, { ...old, page: 1, ...rest, filters });
        },
        { replace, preventScrollReset: true },
      );
    },
    [list, setAddress, isLeaving],
  );
  return [state, change];
}
