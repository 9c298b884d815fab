import { randomUUID } from 'node:crypto';
import { nextYear } from '../fixtures/days-ahead.ts';
import type { Example } from './example.ts';
import type { TestService } from './test-service.ts';

/** What the demo has of games, and what is made for examples that use it up. */
export type KnownGames = {
  /** A game that is still to come, with its competition and its teams. */
  readonly gameUuid: string;
  readonly ssgtUuid: string;
  readonly homeTeamUuid: string;
  readonly awayTeamUuid: string;
  readonly gameSeriesUuid: string;
  /** A game series that nothing else needs. */
  readonly spareGameSeriesUuid: string;
  /** A player and a staff member without a team. */
  readonly freePlayerUuid: string;
  readonly freeStaffUuid: string;
};

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
  | 'postponeGame'
  | 'listGameSeries'
  | 'listGameSeriesBySsgts'
  | 'getGameSeries'
  | 'createGameSeries'
  | 'updateGameSeries'
  | 'deleteGameSeries'
  | 'getTeamSquad'
  | 'updateTeamSquad'
  | 'updateStaffSquad'
  | 'saveGameMetadata'
  | 'getGameMetadata'
  | 'listGameMetadataOfSsgt'
  | 'listGameLogos'
  | 'getStatisticsModule'
  | 'getStatisticsModuleV2'
  | 'listPlayerStatistics';

let made = 0;
const game = ({ ssgtUuid, homeTeamUuid, awayTeamUuid }: KnownGames) => ({
  ssgtUuid,
  startDateTime: `${nextYear}-01-17T18:00:00+0000`,
  homeTeam: { uuid: homeTeamUuid },
  awayTeam: { uuid: awayTeamUuid },
  venueName: 'Exempelhallen',
  roundNumber: 12,
  roundLabel: 'Omgång 12',
  periodScores: [{ period: 'halfTime', home: 1, away: 0 }],
});
const gameSeries = ({ ssgtUuid, homeTeamUuid, awayTeamUuid }: KnownGames) => ({
  ssgtUuid,
  round: 'ro8',
  names: [{ language: 'sv', translation: 'Kvartsfinal A' }],
  homeTeam: { uuid: homeTeamUuid },
  awayTeam: { uuid: awayTeamUuid },
  sortOrder: 1,
});

/** One good call of every operation of the tags Games, GameSeries, Squads, GameMetadata and Statistics. */
export const gameExamples: Readonly<
  Record<GameOperations, (known: { teamUuid: string; games: KnownGames }) => Example>
> = {
  listGames: () => ({ query: { search: 'a', status: 'finished', pageSize: '5', sortBy: 'homeTeam' }, status: 200 }),
  listGamesBySsgt: ({ games: { ssgtUuid } }) => ({ path: { ssgtUuid }, query: { location: 'arena' }, status: 200 }),
  listGamesOfTeams: ({ games: { ssgtUuid, homeTeamUuid, awayTeamUuid } }) => ({
    query: { ssgtUuid, teamUuid: awayTeamUuid, otherTeamUuid: homeTeamUuid },
    status: 200,
  }),
  nextHomeGame: ({ games: { homeTeamUuid } }) => ({ query: { teamUuid: homeTeamUuid, home: 'false' }, status: 200 }),
  listGameLinks: ({ games: { gameUuid } }) => ({ path: { gameUuid }, status: 200 }),
  getGame: ({ games: { gameUuid } }) => ({ path: { gameUuid }, status: 200 }),
  createGame: ({ games }) => ({ body: game(games), status: 201 }),
  importGames: ({ games }) => ({
    body: { importUuid: randomUUID(), rows: [{ line: 2, values: game(games) }] },
    status: 200,
  }),
  updateGame: ({ games }) => ({ path: { gameUuid: games.gameUuid }, body: game(games), status: 200 }),
  postponeGame: ({ games: { gameUuid } }) => ({
    path: { gameUuid },
    body: { startDateTime: new Date(Date.UTC(nextYear, 1, 1) + 60_000 * made++).toISOString() },
    status: 200,
  }),
  listGameSeries: ({ games: { ssgtUuid } }) => ({ query: { ssgtUuid, round: 'ro2', searchToken: 'a' }, status: 200 }),
  listGameSeriesBySsgts: ({ games: { ssgtUuid } }) => ({ query: { ssgtUuids: ssgtUuid }, status: 200 }),
  getGameSeries: ({ games: { gameSeriesUuid } }) => ({ path: { gameSeriesUuid }, status: 200 }),
  createGameSeries: ({ games }) => ({ body: gameSeries(games), status: 201 }),
  updateGameSeries: ({ games }) => ({
    path: { gameSeriesUuid: games.gameSeriesUuid },
    body: gameSeries(games),
    status: 200,
  }),
  deleteGameSeries: ({ games: { spareGameSeriesUuid } }) => ({
    path: { gameSeriesUuid: spareGameSeriesUuid },
    status: 204,
  }),
  getTeamSquad: ({ teamUuid }) => ({ query: { teamUuid }, status: 200 }),
  updateTeamSquad: ({ teamUuid, games: { freePlayerUuid } }) => ({
    query: { teamUuid },
    body: { addedPlayers: [{ uuid: freePlayerUuid, jerseyNumber: 17, positionCode: 'D' }], removedPlayers: [] },
    status: 200,
  }),
  updateStaffSquad: ({ teamUuid, games: { freeStaffUuid } }) => ({
    query: { teamUuid },
    body: { addedStaffs: [{ uuid: freeStaffUuid, role: 'Head coach', sortOrder: 3 }], removedStaffs: [] },
    status: 200,
  }),
  saveGameMetadata: ({ games: { gameUuid, ssgtUuid } }) => ({
    body: { gameUuid, ssgtUuid, metadata: [{ type: 'ticket', uri: 'https://tickets.example/1', label: 'Biljetter' }] },
    status: 200,
  }),
  getGameMetadata: ({ games: { gameUuid } }) => ({ path: { gameUuid }, status: 200 }),
  listGameMetadataOfSsgt: ({ games: { ssgtUuid } }) => ({ path: { ssgtUuid }, status: 200 }),
  listGameLogos: () => ({ status: 200 }),
  getStatisticsModule: ({ games: { ssgtUuid } }) => ({
    path: { module: 'player' },
    query: { ssgt: ssgtUuid },
    status: 200,
  }),
  getStatisticsModuleV2: ({ games: { ssgtUuid } }) => ({
    path: { module: 'goalkeeper' },
    query: { ssgt: ssgtUuid },
    status: 200,
  }),
  listPlayerStatistics: ({ games: { freePlayerUuid } }) => ({ query: { playerUuid: freePlayerUuid }, status: 200 }),
};

type Team = { uuid: string };
type Game = { uuid: string; ssgtUuid: string; homeTeam: Team | null; awayTeam: Team | null };

/** Finds what the examples of games need, in the site that the tests work on, and makes what they use up. */
export async function findGames(service: TestService): Promise<KnownGames> {
  const list = await service.call({ url: '/api/sports-v2/games?status=upcoming&pageSize=100' });
  const game = list.json<{ items: Game[] }>().items.find(({ homeTeam, awayTeam }) => homeTeam && awayTeam);
  if (!game?.homeTeam || !game.awayTeam) throw new Error('the demo has no game to come');
  const make = async (path: string, body: object) => {
    const reply = await service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body });
    if (reply.statusCode !== 201) throw new Error(`cannot make ${path}: ${reply.body}`);
    return reply.json<{ uuid: string }>().uuid;
  };
  const round = { ssgtUuid: game.ssgtUuid, round: 'ro2' };
  return {
    gameUuid: game.uuid,
    ssgtUuid: game.ssgtUuid,
    homeTeamUuid: game.homeTeam.uuid,
    awayTeamUuid: game.awayTeam.uuid,
    gameSeriesUuid: await make('game-series', round),
    spareGameSeriesUuid: await make('game-series', round),
    freePlayerUuid: await make('players', { firstName: 'Fri', lastName: 'Spelare' }),
    freeStaffUuid: await make('staff', { firstName: 'Fri', lastName: 'Ledare' }),
  };
}
