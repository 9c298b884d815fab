import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { createSeason, deleteSeason, updateSeason } from '../store/seasons/season-writes.ts';
import { getSeason, listSeasons } from '../store/seasons/seasons.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type SeasonOperations = 'listSeasons' | 'createSeason' | 'getSeason' | 'updateSeason' | 'deleteSeason';

/** The operations of the tag Seasons. */
export function seasonHandlers({ database }: Services): Pick<Handlers, SeasonOperations> {
  return {
    async listSeasons({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listSeasons(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async createSeason({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createSeason(tx, author(caller), body));
      return { status: 201, body: made.season, version: made.version };
    },
    async getSeason({ site, path: { seasonUuid } }) {
      const found = await database.readInstance(site.instanceId, (reader) => getSeason(reader, seasonUuid));
      if (!found) throw new NotFoundError('season', seasonUuid);
      return { status: 200, body: found.season, version: found.version };
    },
    async updateSeason({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateSeason(tx, author(caller), path.seasonUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.season, version: saved.version };
    },
    async deleteSeason({ site, caller, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) =>
        deleteSeason(tx, author(caller), path.seasonUuid, expectedVersion),
      );
      return { status: 204, body: undefined };
    },
  };
}
