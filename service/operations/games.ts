import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import { publishAfterGame } from '../store/articles/publish-after-game.ts';
import { NotFoundError } from '../store/errors.ts';
import { listGameLinks } from '../store/games/game-links.ts';
import { createGame, postponeGame, updateGame } from '../store/games/game-writes.ts';
import { getGame, listGames, listGamesBySsgt, listGamesOfTeams } from '../store/games/games.ts';
import { moveSlidesWithGame } from '../store/layouts/move-with-game.ts';
import { nextGame } from '../store/layouts/resolve/read-games.ts';
import { sql } from '../store/sql.ts';
import { author } from './author.ts';
import { importRows } from './import-rows.ts';
import { publisherOf } from './layouts.ts';
import type { Services } from './services.ts';

type GameOperations =
  | 'listGames'
  | 'listGamesBySsgt'
  | 'listGamesOfTeams'
  | 'listGameLinks'
  | 'nextHomeGame'
  | 'getGame'
  | 'createGame'
  | 'importGames'
  | 'updateGame'
  | 'postponeGame';

/** The operations of the tag Games. */
export function gameHandlers(services: Services): Pick<Handlers, GameOperations> {
  const {
    database,
    config: { imagesUrl },
  } = services;
  return {
    async listGames({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listGames(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listGamesBySsgt({ site, path, query }) {
      const page = await database.readInstance(site.instanceId, (reader) =>
        listGamesBySsgt(reader, path.ssgtUuid, query),
      );
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listGamesOfTeams({ site, query }) {
      return { status: 200, body: await database.readInstance(site.instanceId, (one) => listGamesOfTeams(one, query)) };
    },
    async listGameLinks({ site, path }) {
      const links = await database.readInstance(site.instanceId, (reader) => listGameLinks(reader, path.gameUuid));
      return { status: 200, body: links };
    },
    async nextHomeGame({ site, query: { teamUuid = null, home = true } }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        nextGame(reader, teamUuid, { at: sql`now()`, home }),
      );
      if (!found)
        throw new HttpError(404, 'No game comes next.', [
          { path: 'teamUuid', message: 'No game comes next.', code: 'noGame' },
        ]);
      return { status: 200, body: found.game };
    },
    async getGame({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getGame(reader, path.gameUuid));
      if (!found) throw new NotFoundError('game', path.gameUuid);
      return { status: 200, body: found.game, version: found.version };
    },
    async createGame({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createGame(tx, author(caller), body));
      return { status: 201, body: made.game, version: made.version };
    },
    async importGames({ site, caller, body }) {
      const results = await database.inInstance(site.instanceId, (tx) =>
        importRows(tx, body, async (values) => {
          const made = await createGame(tx, author(caller), values);
          return { uuid: made.game.uuid, version: made.version };
        }),
      );
      return { status: 200, body: results };
    },
    async updateGame({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, async (tx) => {
        const game = await updateGame(tx, author(caller), path.gameUuid, body, expectedVersion);
        const { played, state } = game.game;
        if (played || state === 'post-game') {
          await publishAfterGame(tx, { author: author(caller), base: imagesUrl }, path.gameUuid);
        }
        return game;
      });
      return { status: 200, body: saved.game, version: saved.version };
    },
    async postponeGame({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, async (tx) => {
        const before = await getGame(tx, path.gameUuid);
        const game = await postponeGame(tx, author(caller), path.gameUuid, body, expectedVersion);
        if (before && body.moveSlides) {
          const by = Date.parse(game.game.startDateTime) - Date.parse(before.game.startDateTime);
          await moveSlidesWithGame(tx, publisherOf(services, { site, caller }), path.gameUuid, by);
        }
        return game;
      });
      return { status: 200, body: saved.game, version: saved.version };
    },
  };
}
