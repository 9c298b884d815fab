import { type CalendarDateTime, parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date';

/** What a reading of the clock on the wall means in a time zone. The clocks that are moved twice a year make some readings mean none or two moments. */
export type WallTime =
  | { kind: 'once'; moment: string }
  /** The clocks went back: the reading came twice, first in the earlier offset. */
  | { kind: 'twice'; moments: readonly [MomentOfTwo, MomentOfTwo] }
  /** The clocks went forward over it; `next` is the reading that the same moment has, such as 03:30 for 02:30. */
  | { kind: 'never'; next: CalendarDateTime };

/** One of the two moments of a reading: ISO 8601 in UTC, and its distance from UTC, such as `UTC+2`. */
export interface MomentOfTwo {
  moment: string;
  offset: string;
}

/** The moment or moments of a reading of the clock in a zone, by its IANA name. */
export function momentsOf(reading: CalendarDateTime, zone: string): WallTime {
  const earlier = toZoned(reading, zone, 'earlier');
  const later = toZoned(reading, zone, 'later');
  if (earlier.compare(later) === 0) return { kind: 'once', moment: earlier.toAbsoluteString() };
  if (toCalendarDateTime(earlier).compare(reading) !== 0) return { kind: 'never', next: toCalendarDateTime(later) };
  const [first, second] = [earlier, later].map((moment) => ({
    moment: moment.toAbsoluteString(),
    offset: offsetName(moment.offset),
  }));
  if (!first || !second) throw new Error('A reading of the clock that comes twice has two moments');
  return { kind: 'twice', moments: [first, second] };
}

/** The reading of the clock in a zone at a moment, given as ISO 8601. */
export function readingOf(moment: string, zone: string): CalendarDateTime {
  return toCalendarDateTime(parseAbsolute(new Date(moment).toISOString(), zone)).set({ second: 0, millisecond: 0 });
}

/** A distance from UTC, given in milliseconds, as people write it: `UTC+2`, `UTC-3:30`. */
export function offsetName(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${milliseconds < 0 ? '-' : '+'}${hours}`;
}

/** The place that a time zone is named after, of its IANA name: `New York` of `America/New_York`; undefined for one without a place, such as UTC. */
export function placeOfZone(zone: string): string | undefined {
  const [area, ...rest] = zone.split('/');
  return area === 'Etc' ? undefined : rest.at(-1)?.replaceAll('_', ' ');
}

/** A reading of the clock as `yyyy-MM-dd HH:mm` (specification §9). */
export function readingText(reading: CalendarDateTime): string {
  return reading.toString().slice(0, 16).replace('T', ' ');
}

/** What the sentence about a reading that never comes is made of: the reading, and the time of day that the clock shows instead. */
export function neverWords(reading: CalendarDateTime, next: CalendarDateTime): { time: string; next: string } {
  return { time: readingText(reading), next: next.toString().slice(11, 16) };
}
