import type { Handlers } from '../http/handler.ts';
import { isSuperAdmin, listNetworks } from '../store/networks.ts';
import type { Services } from './services.ts';

/** The operations of the tag Users. */
export function userHandlers({ database }: Services): Pick<Handlers, 'listNetworks' | 'getIsSuperAdmin'> {
  return {
    async listNetworks({ caller }) {
      return { status: 200, body: await database.readPlatform((reader) => listNetworks(reader, caller.subject)) };
    },
    async getIsSuperAdmin({ caller }) {
      const answer = await database.readPlatform((reader) => isSuperAdmin(reader, caller.subject));
      return { status: 200, body: { isSuperAdmin: answer } };
    },
  };
}
