import { DatabaseError, type Pool } from 'pg';
import { appRole } from './app-role.ts';
import { failedQuery } from './database-failures.ts';
import { DatabaseSetupError } from './errors.ts';

/** What PostgreSQL, and what stands before it, calls a start of a connection that it does not take. */
const protocolViolation = '08P01';

/**
 * Refuses connections that do not work as the role which owns nothing, and a role that could get around row-level security. Rejects with
 * `DatabaseSetupError` where that role may not read the tables, and where a pooler keeps the settings of connections to itself: between two transactions it also gives a connection to others.
 */
export async function refuseOtherRole(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; mayRead: boolean; isStrong: boolean }>(
      `SELECT rolname AS name,
         coalesce(has_table_privilege(current_user, to_regclass('public.networks'), 'SELECT'), true) AS "mayRead", rolsuper OR rolbypassrls
         OR EXISTS (SELECT 1 FROM pg_class c WHERE c.relowner = r.oid AND c.relnamespace = 'public'::regnamespace) AS "isStrong"
       FROM pg_roles r WHERE rolname = current_user`,
    )
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseError && error.code === protocolViolation)) throw failedQuery(error);
      throw new DatabaseSetupError(`${pooled} (${error.message}).`, { cause: error });
    });
  const [role] = rows;
  if (role?.name !== appRole) throw new DatabaseSetupError(`${pooled}.`);
  if (!role.mayRead) throw new DatabaseSetupError(withoutGrants);
  if (role.isStrong) throw new Error(`The database role '${role.name}' could read the rows of every site.`);
}

const withoutGrants = `The role ${appRole} may not read the tables of the database, which was copied without its grants; copy it with npm run backup and npm run restore, or by a dump that has them.`;

const pooled =
  'What stands at DATABASE_URL, such as a pooler, keeps the settings of connections from the database; DATABASE_URL is to name the server itself';
