import type { ListDefinition } from '../../../contract/list-definition.ts';
import { dayOf } from '../../values/date-time.ts';
import type { ListState } from '../use-list-state.ts';

/** The month of a moment in the user's time zone, `yyyy-MM`. */
export const monthOf = (date: Date): string => dayOf(date).slice(0, 7);

/** A month some months later, or earlier. */
export function monthsOn(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return monthOf(new Date(year, place - 1 + by, 1));
}

/** The weeks of a month from Monday to Sunday; `null` where the month has not begun or is over. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, place = 1] = month.split('-').map(Number);
  const first = (new Date(year, place - 1, 1).getDay() + 6) % 7;
  const length = new Date(year, place, 0).getDate();
  return Array.from({ length: Math.ceil((first + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - first + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/**
 * The state that shows a month alone, in the order of its moments: its days narrowed to those that a filter leaves.
 * @param list a list with `days`
 */
export function stateOfMonth(list: ListDefinition, state: ListState, month: string): ListState {
  const { days } = list;
  const range = list.filters.find(({ parameter }) => parameter === days?.filter);
  if (!days || !range?.until) return state;
  const weeks = weeksOf(month).flat();
  const [first, last] = [weeks.find((day) => day !== null), weeks.findLast((day) => day !== null)];
  const [from, until] = [state.filters[range.parameter] ?? '', state.filters[range.until] ?? ''];
  const narrowed = {
    [range.parameter]: [from, first ?? ''].toSorted().at(-1) ?? '',
    [range.until]: until && last && until < last ? until : (last ?? ''),
  };
  const by = list.columns.find(({ field }) => field === days.field)?.sort ?? days.field;
  return {
    ...state,
    filters: { ...state.filters, ...narrowed },
    sort: { by, direction: 'asc' },
    page: 1,
    pageSize: 100,
  };
}
