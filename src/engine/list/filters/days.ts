import { dayOf } from '../../values/date-time.ts';

/** A range of days, both included, each `yyyy-MM-dd`; null where the range is open. */
export interface Days {
  from: string | null;
  until: string | null;
}

/** The ranges that are offered ready made. */
export type Preset = 'today' | 'last7' | 'last30' | 'thisMonth' | 'thisYear' | 'lastYear';

/** Every preset, in the order in which they are offered. */
export const PRESETS: readonly Preset[] = ['today', 'last7', 'last30', 'thisMonth', 'thisYear', 'lastYear'];

/** Whether a text is a day that exists, as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The days of a preset, counted from `now` in the user's time zone; "last 7 days" are today and the six before. */
export function daysOf(preset: Preset, now: Date): Days {
  const year = now.getFullYear();
  const month = now.getMonth();
  const back = (days: number): string => dayOf(new Date(year, month, now.getDate() - days));
  switch (preset) {
    case 'today':
      return { from: back(0), until: back(0) };
    case 'last7':
      return { from: back(6), until: back(0) };
    case 'last30':
      return { from: back(29), until: back(0) };
    case 'thisMonth':
      return { from: dayOf(new Date(year, month, 1)), until: dayOf(new Date(year, month + 1, 0)) };
    case 'thisYear':
      return { from: `${year}-01-01`, until: `${year}-12-31` };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  }
}

/** Whether a range ends before it begins; an open one never does. */
export function isBackwards({ from, until }: Days): boolean {
  return from !== null && until !== null && from > until;
}
