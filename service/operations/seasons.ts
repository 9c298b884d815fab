import type { Handlers } from '../http/handler.ts';
import { createSeason, deleteSeason, listSeasons } from '../store/seasons/seasons.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

/** The operations of the tag Seasons. */
export function seasonHandlers({
  database,
}: Services): Pick<Handlers, 'listSeasons' | 'createSeason' | 'deleteSeason'> {
  return {
    async listSeasons({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listSeasons(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async createSeason({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createSeason(tx, author(caller), body));
      return { status: 201, body: made.season, version: made.version };
    },
    async deleteSeason({ site, caller, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteSeason(tx, author(caller), path.seasonUuid, expectedVersion),
      );
      return { status: 204, body: undefined };
    },
  };
}
