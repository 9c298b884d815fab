import { HttpError } from '../http/http-error.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { Database, Queries } from '../store/database.ts';
import { isSuperAdmin } from '../store/users/networks.ts';

/** What others are told, and at which field. */
interface Refusal {
  readonly path: string;
  readonly message: string;
}

/** Lets super administrators pass. Throws 403 for others, told at `path` with `message`. */
export function needSuperAdministrator(database: Database, caller: Caller, refusal: Refusal): Promise<void> {
  return database.readPlatform((reader) => needSuperAdministratorIn(reader, caller, refusal));
}

/** The same within a transaction: what one is needed for may depend on rows that are locked, and a second connection may not be free. */
export async function needSuperAdministratorIn(
  queries: Queries,
  caller: Caller,
  { path, message }: Refusal,
): Promise<void> {
  if (await isSuperAdmin(queries, caller.subject)) return;
  throw new HttpError(403, message, [{ path, message, code: 'superAdministrator' }]);
}
