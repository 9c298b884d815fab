import type { Database } from '../database.ts';
import { sql } from '../sql.ts';

/** The marks that a store may have whose last sweep was one of this database: the last one that it was to get, and the one before. */
export interface KnownMarks {
  mark: string | null;
  next: string | null;
}

/** The marks that the database knows. */
export async function knownMarks(database: Database): Promise<KnownMarks> {
  const [known] = await database.readPlatform((platform) =>
    platform.query<KnownMarks>(sql`SELECT mark, next_mark AS next FROM database_identity`),
  );
  return known ?? { mark: null, next: null };
}

/** Notes the mark that a store is about to be given beside the one that it has: whichever it has after a crash is known. */
export async function noteMark(database: Database, present: string | undefined, next: string): Promise<void> {
  await database.platform((platform) =>
    platform.query(sql`UPDATE database_identity SET mark = ${present ?? null}, next_mark = ${next}`),
  );
}
