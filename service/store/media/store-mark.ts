import type { Database } from '../database.ts';
import { sql } from '../sql.ts';

/** The marks that a store may have whose last sweep was one of this database. */
export interface KnownMarks {
  /** The one that it was to get last. */
  next: string | null;
  /** The one that it had then, and those before, which may come late. */
  before: readonly string[];
}

/** The marks that the database knows. */
export async function knownMarks(database: Database): Promise<KnownMarks> {
  const [known] = await database.readPlatform((platform) =>
    platform.query<KnownMarks>(
      sql`SELECT next_mark AS next, COALESCE(string_to_array(mark, chr(10)), '{}') AS before FROM database_identity`,
    ),
  );
  return known ?? { next: null, before: [] };
}

/** Notes the mark that a store is about to be given beside those that it may have: whichever it has after a crash is known. */
export async function noteMark(database: Database, { next, before }: KnownMarks): Promise<void> {
  const lines = before.join('\n') || null;
  await database.platform((platform) =>
    platform.query(sql`UPDATE database_identity SET mark = ${lines}, next_mark = ${next}`),
  );
}
