import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { getGameSeries, listGameSeries, listGameSeriesBySsgts } from '../store/game-series/game-series.ts';
import { createGameSeries, deleteGameSeries, updateGameSeries } from '../store/game-series/game-series-writes.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type GameSeriesOperations =
  | 'listGameSeries'
  | 'listGameSeriesBySsgts'
  | 'getGameSeries'
  | 'createGameSeries'
  | 'updateGameSeries'
  | 'deleteGameSeries';

/** The operations of the tag GameSeries. */
export function gameSeriesHandlers({ database }: Services): Pick<Handlers, GameSeriesOperations> {
  return {
    async listGameSeries({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listGameSeries(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listGameSeriesBySsgts({ site, query }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        listGameSeriesBySsgts(reader, query.ssgtUuids),
      );
      return { status: 200, body: found };
    },
    async getGameSeries({ site, path }) {
      const uuid = path.gameSeriesUuid;
      const found = await database.readInstance(site.instanceId, (reader) => getGameSeries(reader, uuid));
      if (!found) throw new NotFoundError('game series', uuid);
      return { status: 200, body: found.gameSeries, version: found.version };
    },
    async createGameSeries({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createGameSeries(tx, author(caller), body));
      return { status: 201, body: made.gameSeries, version: made.version };
    },
    async updateGameSeries({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateGameSeries(tx, author(caller), path.gameSeriesUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.gameSeries, version: saved.version };
    },
    async deleteGameSeries({ site, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteGameSeries(tx, path.gameSeriesUuid, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}
