import type { Queries } from '../store/database.ts';

/** A row to insert: column names and values; objects and lists go to JSON columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows that go out in one statement: what the audit of one costs grows with the square of its rows. */
const batchSize = 200;

/** Inserts rows of equal columns, many a statement. Names must be plain identifiers: they are not values. */
export async function insertRows(queries: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (const name of [table, ...columns]) if (!/^[a-z_]+$/.test(name)) throw new Error(`'${name}' is no plain name.`);
  const list = columns.join(', ');
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await queries.query({
      texts: [`INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, `, ')'],
      values: [batch],
    });
  }
}
