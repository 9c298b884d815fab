import type { ShownGame } from '../../src/site/page-data.ts';
import type { Game } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { gameJoins, gameJson } from '../store/games/game-json.ts';
import { type Sql, sql } from '../store/sql.ts';

/** Which games: of a team, of a competition, or all. */
export type GameChoice = { readonly team?: string | undefined; readonly ssgt?: string | null | undefined };

function chosen({ team, ssgt }: GameChoice): Sql {
  const ofTeam = team === undefined ? sql`TRUE` : sql`(home_team_uuid = ${team} OR away_team_uuid = ${team})`;
  return sql`NOT deleted AND ${ofTeam} AND ${ssgt ? sql`ssgt_uuid = ${ssgt}` : sql`TRUE`}`;
}

/** A game that began this long ago and is not played is one that nobody reported. */
const forgotten = sql`now() - interval '1 day'`;

/** The last games that were played and the next ones, by start; those whose teams are both to be decided say nothing yet. */
export function gamesAround(
  reader: Reader,
  choice: GameChoice,
  { past, next }: { past: number; next: number },
): Promise<ShownGame[]> {
  return gamesOf(
    reader,
    sql`(SELECT * FROM games WHERE ${chosen(choice)} AND played ORDER BY starts_at DESC, uuid DESC LIMIT ${past})
      UNION ALL (SELECT * FROM games WHERE ${chosen(choice)} AND NOT played AND starts_at > ${forgotten}
        AND (home_team_uuid IS NOT NULL OR away_team_uuid IS NOT NULL) ORDER BY starts_at, uuid LIMIT ${next})`,
    sql`p.starts_at, p.uuid`,
  );
}

/** A page of games: those that were played, the last first, or those to come, the next first. */
export function pageOfGames(
  reader: Reader,
  choice: GameChoice,
  { played, limit, offset }: { played: boolean; limit: number; offset: number },
): Promise<ShownGame[]> {
  const order = (name: Sql) =>
    played ? sql`${name}starts_at DESC, ${name}uuid DESC` : sql`${name}starts_at, ${name}uuid`;
  const time = played ? sql`played` : sql`NOT played AND starts_at > ${forgotten}`;
  return gamesOf(
    reader,
    sql`SELECT * FROM games WHERE ${chosen(choice)} AND ${time} ORDER BY ${order(sql``)} LIMIT ${limit} OFFSET ${offset}`,
    order(sql`p.`),
  );
}

/** The games with these uuids that the site has, by start. */
export function gamesByUuid(reader: Reader, uuids: readonly string[]): Promise<ShownGame[]> {
  if (uuids.length === 0) return Promise.resolve([]);
  return gamesOf(
    reader,
    sql`SELECT * FROM games WHERE NOT deleted AND uuid = ANY(${uuids}::text[])`,
    sql`p.starts_at, p.uuid`,
  );
}

async function gamesOf(reader: Reader, rows: Sql, order: Sql): Promise<ShownGame[]> {
  const found = await reader.query<{ game: Game }>(
    sql`SELECT ${gameJson} AS game FROM (${rows}) p ${gameJoins} ORDER BY ${order}`,
  );
  return found.map(({ game }) => shownGame(game));
}

/** What visitors may know of a game: not who wrote it, nor what registers call it. */
function shownGame(game: Game): ShownGame {
  return {
    uuid: game.uuid,
    displayName: game.displayName,
    titles: game.titles,
    startDateTime: game.startDateTime,
    timeToBeDecided: game.timeToBeDecided,
    state: game.state,
    played: game.played,
    overtime: game.overtime,
    shootout: game.shootout,
    homeTeamInfo: game.homeTeamInfo,
    awayTeamInfo: game.awayTeamInfo,
    homeScore: game.homeScore,
    awayScore: game.awayScore,
    venueName: game.venueName,
    seriesInfo: game.seriesInfo,
    periodScores: game.periodScores,
  };
}
