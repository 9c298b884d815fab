import type { Reader } from '../database.ts';
import { type Sql, sql } from '../sql.ts';

/** Text of a moment in UTC, without parts of a second: `2026-10-25T01:30:00Z`. */
export function instantText(moment: Sql): Sql {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** The moment that an input's text names, with parts of a second dropped. */
export function instantOf(text: string): Sql {
  return sql`date_trunc('second', ${text}::timestamptz)`;
}

/** The moment that `now()` is throughout a transaction, milliseconds: what is stored as of now must not lie ahead of it. */
export async function transactionMoment(reader: Pick<Reader, 'query'>): Promise<number> {
  const [row] = await reader.query<{ moment: number }>(
    sql`SELECT (extract(epoch FROM now()) * 1000)::float8 AS moment`,
  );
  return row?.moment ?? 0;
}
