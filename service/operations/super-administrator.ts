import { HttpError } from '../http/http-error.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { Database } from '../store/database.ts';
import { isSuperAdmin } from '../store/networks.ts';

/** Lets super administrators pass. Throws 403 for others, told at `path` with `message`. */
export async function needSuperAdministrator(
  database: Database,
  caller: Caller,
  { path, message }: { readonly path: string; readonly message: string },
): Promise<void> {
  if (await database.readPlatform((reader) => isSuperAdmin(reader, caller.subject))) return;
  throw new HttpError(403, message, [{ path, message, code: 'superAdministrator' }]);
}
