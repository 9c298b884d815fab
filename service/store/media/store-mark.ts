import type { Database } from '../database.ts';
import { sql } from '../sql.ts';

/** The marks that a store may have whose last sweep was one of this database. */
export async function knownMarks(database: Database): Promise<string[]> {
  const rows = await database.readPlatform((platform) =>
    platform.query<{ mark: string | null }>(sql`
      SELECT mark FROM database_identity UNION SELECT next_mark FROM database_identity`),
  );
  return rows.map(({ mark }) => mark).filter((mark) => mark !== null);
}

/** Notes the mark that a store is about to be given beside the one that it has: whichever it has after a crash is known. */
export async function noteMark(database: Database, present: string | undefined, next: string): Promise<void> {
  await database.platform((platform) =>
    platform.query(sql`UPDATE database_identity SET mark = ${present ?? null}, next_mark = ${next}`),
  );
}
