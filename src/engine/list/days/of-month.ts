import type { ReactNode } from 'react';
import type { ShownEntity } from '../../../contract/entity.ts';
import type { DataColumn } from '../../../ui/data-table-props.ts';
import type { ListChange, ListState } from '../use-list-state.ts';

/** A list that is seen by day or by month. */
export interface DaysViewProps {
  /** Its list has `days`. */
  entity: ShownEntity;
  state: ListState;
  onChange(change: ListChange): void;
  /** The columns of the list, whose cells a row shows beside its time. */
  columns: ReadonlyArray<DataColumn<object>>;
  nameOf(row: object): string;
  /** Where a row leads; undefined for rows that lead nowhere. */
  hrefOf: ((row: object) => string) | undefined;
  /** Stands in the place of the time of day; undefined for the time itself. */
  timeOf?: ((row: object) => ReactNode) | undefined;
}

/** The rows of one month of it. */
export interface OfMonthProps extends DaysViewProps {
  /** `yyyy-MM`. */
  month: string;
  /** `yyyy-MM-dd`. */
  today: string;
  /** The rows of each day that has any. */
  byDay: ReadonlyMap<string, readonly object[]>;
  /** The property with the moment of a row. */
  field: string;
}

/** A day as its head has it: "Friday 27 November". */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T12:00`),
  );
}

/** The locale whose dates a language of the console writes: weeks begin on Monday. */
export const localeOf = (language: string): string => (language === 'sv' ? 'sv-SE' : 'en-GB');

/** The id of the head of a day. */
export const headOfDay = (day: string): string => `day-${day}`;

/** Leads to a day of the month on screen: to its head, or to its place in the calendar. */
export function goToDay(day: string): void {
  const head = document.getElementById(headOfDay(day));
  head?.focus({ preventScroll: true });
  const place = head ?? document.querySelector(`time[datetime="${day}"]`);
  place?.scrollIntoView({ block: head ? 'start' : 'center' });
}
