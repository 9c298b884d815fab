import { type Sql, sql } from '../sql.ts';
import { startOfDay } from '../time/days.ts';

/** Days of a change: `timeZone` by its IANA name, UTC by default. */
export interface ChangedDays {
  changedFrom?: string | undefined;
  changedUntil?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * The conditions that a row was last changed between two days of a time zone, both included, each `yyyy-MM-dd`; none
 * for a day that is left out. Throws `UnknownReferenceError` for a zone that there is not.
 */
export function changedBetween({ changedFrom, changedUntil, timeZone }: ChangedDays): Sql[] {
  return [
    ...(changedFrom === undefined ? [] : [sql`last_modified >= ${startOfDay(changedFrom, timeZone)}`]),
    ...(changedUntil === undefined ? [] : [sql`last_modified < ${startOfDay(changedUntil, timeZone, 1)}`]),
  ];
}
