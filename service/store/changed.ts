import { type Sql, sql } from './sql.ts';

/** The conditions that a row was last changed between two days of UTC, both included, each `yyyy-MM-dd`; none for a day that is left out. */
export function changedBetween(days: { changedFrom?: string | undefined; changedUntil?: string | undefined }): Sql[] {
  const { changedFrom, changedUntil } = days;
  return [
    ...(changedFrom === undefined ? [] : [sql`last_modified >= (${changedFrom}::timestamp AT TIME ZONE 'UTC')`]),
    ...(changedUntil === undefined
      ? []
      : [sql`last_modified < ((${changedUntil}::timestamp + interval '1 day') AT TIME ZONE 'UTC')`]),
  ];
}
