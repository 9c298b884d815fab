import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { createPlayer, updatePlayer } from '../store/people/player-writes.ts';
import { getPlayer, listPlayers } from '../store/people/players.ts';
import { listPositions } from '../store/people/positions.ts';
import { findSimilarPeople } from '../store/people/similar-people.ts';
import { author } from './author.ts';
import { importRows } from './import-rows.ts';
import type { Services } from './services.ts';

type PlayerOperations =
  | 'listPlayers'
  | 'listPlayersWithoutTeam'
  | 'listPlayerPositions'
  | 'getPlayer'
  | 'createPlayer'
  | 'importPlayers'
  | 'findSimilarPlayers'
  | 'updatePlayer';

/** The operations of the tag Players. */
export function playerHandlers({ database }: Services): Pick<Handlers, PlayerOperations> {
  return {
    async listPlayers({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listPlayers(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listPlayersWithoutTeam({ site, query }) {
      const filter = { ...query, withoutTeam: true };
      const page = await database.readInstance(site.instanceId, (reader) => listPlayers(reader, filter));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listPlayerPositions({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listPositions) };
    },
    async getPlayer({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getPlayer(reader, path.playerUuid));
      if (!found) throw new NotFoundError('player', path.playerUuid);
      return { status: 200, body: found.player, version: found.version };
    },
    async createPlayer({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createPlayer(tx, author(caller), body));
      return { status: 201, body: made.player, version: made.version };
    },
    async importPlayers({ site, caller, body }) {
      const results = await database.inInstance(site.instanceId, (tx) =>
        importRows(tx, body, async (values) => {
          const made = await createPlayer(tx, author(caller), values);
          return { uuid: made.player.uuid, version: made.version };
        }),
      );
      return { status: 200, body: results };
    },
    async findSimilarPlayers({ site, body }) {
      const results = await database.readInstance(site.instanceId, (reader) =>
        findSimilarPeople(reader, 'players', body.rows),
      );
      return { status: 200, body: { results } };
    },
    async updatePlayer({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updatePlayer(tx, author(caller), path.playerUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.player, version: saved.version };
    },
  };
}
