import { parseDate, toZoned } from '@internationalized/date';
import { UnknownReferenceError } from '../errors.ts';

/**
 * The moment, as ISO 8601, in which a day (`yyyy-MM-dd`) begins in a time zone, by its IANA name; UTC by default.
 * `later` counts days after it. Throws `UnknownReferenceError` for a zone that there is not.
 */
export function startOfDay(day: string, zone = 'UTC', later = 0): string {
  const date = parseDate(day).add({ days: later });
  try {
    return toZoned(date, zone).toAbsoluteString();
  } catch {
    throw new UnknownReferenceError('timeZone', zone);
  }
}

/** Sites have no time zone of their own yet: all of them lie where the service's customers do. */
export const siteZone = 'Europe/Stockholm';

/** The day (`yyyy-MM-dd`) that it is in a time zone at a moment. Throws `UnknownReferenceError` for a zone that there is not. */
export function dayIn(zone: string = siteZone, moment: Date = new Date()): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment);
  } catch {
    throw new UnknownReferenceError('timeZone', zone);
  }
}
