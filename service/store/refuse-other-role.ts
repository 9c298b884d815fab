import { DatabaseError, type Pool } from 'pg';
import { appRole } from './app-role.ts';
import { failedQuery } from './database-failures.ts';
import { DatabaseSetupError } from './errors.ts';

/** What PostgreSQL, and what stands before it, calls a start of a connection that it does not take. */
const protocolViolation = '08P01';

/**
 * Refuses connections that do not work as the role which owns nothing, and a role that could get around row-level security. Rejects with
 * `DatabaseSetupError` where a pooler keeps the settings of connections to itself: between two transactions it also gives a connection to others.
 */
export async function refuseOtherRole(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; isStrong: boolean }>(
      `SELECT rolname AS name, rolsuper OR rolbypassrls
         OR EXISTS (SELECT 1 FROM pg_class c WHERE c.relowner = r.oid AND c.relnamespace = 'public'::regnamespace) AS "isStrong"
       FROM pg_roles r WHERE rolname = current_user`,
    )
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseError && error.code === protocolViolation)) throw failedQuery(error);
      throw new DatabaseSetupError(`${pooled} (${error.message}).`, { cause: error });
    });
  const [role] = rows;
  if (role?.name !== appRole) throw new DatabaseSetupError(`${pooled}.`);
  if (role.isStrong) throw new Error(`The database role '${role.name}' could read the rows of every site.`);
}

const pooled =
  'What stands at DATABASE_URL, such as a pooler, keeps the settings of connections from the database; DATABASE_URL is to name the server itself';
