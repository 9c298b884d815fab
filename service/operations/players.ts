import type { Handlers } from '../http/handler.ts';
import { listPlayers } from '../store/players.ts';
import type { Services } from './services.ts';

/** The operations of the tag Players. */
export function playerHandlers({ database }: Services): Pick<Handlers, 'listPlayers'> {
  return {
    async listPlayers({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listPlayers(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
  };
}
