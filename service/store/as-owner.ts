import { appRole } from './app-role.ts';
import type { Platform } from './database.ts';
import { sql } from './sql.ts';

/**
 * Does `work` as the owner of the tables, over a database that was opened `asOwner`: for rights, and for what all sites share,
 * which no request writes. The transaction then goes on as before; it is undone when `work` throws.
 */
export async function asOwner<Result>(platform: Platform, work: () => Promise<Result>): Promise<Result> {
  await platform.query(sql`SELECT set_config('role', 'none', true)`);
  const result = await work();
  await platform.query(sql`SELECT set_config('role', ${appRole}, true)`);
  return result;
}
