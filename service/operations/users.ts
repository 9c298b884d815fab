import type { Handlers } from '../http/handler.ts';
import { DatabaseUnavailableError, StorageFullError } from '../store/errors.ts';
import { keepVisit, listAccounts } from '../store/users/accounts.ts';
import { isSuperAdmin, listNetworks } from '../store/users/networks.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator } from './super-administrator.ts';

/** The operations of the tag Users. */
export function userHandlers({
  database,
  log,
}: Services): Pick<Handlers, 'listNetworks' | 'getIsSuperAdmin' | 'listAccounts'> {
  return {
    async listNetworks({ caller }) {
      // The console asks for the networks once, when it is opened.
      const [networks] = await Promise.all([
        database.readPlatform((reader) => listNetworks(reader, caller.subject)),
        database.platform((platform) => keepVisit(platform, caller)).catch(unlessUnkept),
      ]);
      // The subject by which access is given is shown by few providers.
      if (networks.length === 0) log.info({ subject: caller.subject }, 'signed in without access to any site');
      return { status: 200, body: networks };
    },
    async getIsSuperAdmin({ caller }) {
      const answer = await database.readPlatform((reader) => isSuperAdmin(reader, caller.subject));
      return { status: 200, body: { isSuperAdmin: answer } };
    },
    async listAccounts({ caller, query }) {
      const message = 'Only a super administrator sees who may work on which site.';
      await needSuperAdministrator(database, caller, { path: 'Authorization', message });
      const page = await database.readPlatform((platform) => listAccounts(platform, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
  };
}

/** The console opens without it where the database takes no writes or has no room: what is there can be read. */
function unlessUnkept(error: unknown): void {
  if (!(error instanceof DatabaseUnavailableError || error instanceof StorageFullError)) throw error;
}
