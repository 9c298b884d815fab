import type { Game, Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { gameJoins, gameJson } from '../../games/game-json.ts';
import { allOf, type Sql, sql } from '../../sql.ts';
import { dayIn, siteZone, startOfDay } from '../../time/days.ts';
import { type Facts, type GameFact, gameItem, type ListFact } from './facts.ts';
import { type Moment, mostCounted } from './moment.ts';

const fact = sql`${gameJson} AS game, (SELECT e.entry->>'uri' FROM game_metadata m,
    jsonb_array_elements(m.entries) WITH ORDINALITY e(entry, place)
  WHERE m.game_uuid = p.uuid AND e.entry->>'type' = 'ticket' ORDER BY e.place LIMIT 1) AS "ticketUrl"`;

/** The games with these uuids, deleted ones too. */
export function gamesByUuids(reader: Reader, uuids: readonly string[]): Promise<GameFact[]> {
  if (uuids.length === 0) return Promise.resolve([]);
  return reader.query<GameFact>(sql`SELECT ${fact} FROM games p ${gameJoins} WHERE p.uuid = ANY(${uuids}::text[])`);
}

/** How many games of a day stand above a page. */
const mostOfDay = 12;

/** The games of the day that a moment is in where the sites are, by start; those whose teams are both to be decided say nothing yet. */
export async function gamesOfDay(reader: Reader, moment: Date): Promise<Game[]> {
  const day = dayIn(siteZone, moment);
  const rows = await reader.query<{ game: Game }>(sql`
    SELECT ${gameJson} AS game FROM (SELECT * FROM games
      WHERE NOT deleted AND (home_team_uuid IS NOT NULL OR away_team_uuid IS NOT NULL)
        AND starts_at >= ${startOfDay(day, siteZone)} AND starts_at < ${startOfDay(day, siteZone, 1)}
      ORDER BY starts_at, uuid LIMIT ${mostOfDay}) p ${gameJoins}
    ORDER BY p.starts_at, p.uuid`);
  return rows.map(({ game }) => game);
}

/** How long after its start a game that nobody reported as over counts as running. */
const longest = sql`interval '4 hours'`;

/** The games of a section at the moment: by start, the last first where they were played. */
export async function gamesOfSection(
  reader: Reader,
  { config }: Section,
  moment: Moment,
  facts: Pick<Facts, 'gamePath'>,
): Promise<ListFact> {
  const { ssgtUuid = null, teamUuid = null, show = 'upcoming', count = 5 } = config as GamesConfig;
  const which: Record<GamesConfig['show'] & string, Sql> = {
    upcoming: sql`NOT p.played AND p.phase = 0 AND p.state <> 'canceled' AND p.starts_at > ${moment.at}`,
    live: sql`NOT p.played AND p.phase < 2 AND p.starts_at <= ${moment.at} AND p.starts_at > ${moment.at} - ${longest}`,
    played: sql`p.played AND p.starts_at <= ${moment.at}`,
  };
  const fits = allOf([
    sql`NOT p.deleted`,
    sql`(p.home_team_uuid IS NOT NULL OR p.away_team_uuid IS NOT NULL)`,
    which[show],
    ...(ssgtUuid ? [sql`p.ssgt_uuid = ${ssgtUuid}`] : []),
    ...(teamUuid ? [sql`(p.home_team_uuid = ${teamUuid} OR p.away_team_uuid = ${teamUuid})`] : []),
  ]);
  const order = show === 'played' ? sql`p.starts_at DESC, p.uuid DESC` : sql`p.starts_at, p.uuid`;
  const [rows, [counted]] = await Promise.all([
    reader.query<{ game: Game }>(sql`
      SELECT ${gameJson} AS game FROM (SELECT * FROM games p WHERE ${fits} ORDER BY ${order} LIMIT ${count}) p ${gameJoins}
      ORDER BY ${order}`),
    moment.counts
      ? reader.query<{ count: number }>(sql`
          SELECT count(*)::int AS count FROM (SELECT 1 FROM games p WHERE ${fits} LIMIT ${mostCounted}) c`)
      : [],
  ]);
  const matching = counted?.count ?? rows.length;
  const items = rows.map(({ game }) => gameItem(facts, game));
  return { articleIds: [], items, matching, required: matching, newest: null };
}

type GamesConfig = {
  ssgtUuid?: string | null;
  teamUuid?: string | null;
  show?: 'upcoming' | 'played' | 'live';
  count?: number;
};

/** The game that a team plays next after a moment, at home or anywhere; of any team that the site owns without one. */
export async function nextGame(
  reader: Reader,
  teamUuid: string | null,
  { at, home = true }: { at: Sql; home?: boolean },
): Promise<GameFact | undefined> {
  const teams =
    teamUuid === null
      ? sql`(SELECT uuid FROM teams WHERE owner_instance_id = ${reader.instanceId} AND NOT deleted)`
      : sql`(SELECT ${teamUuid}::text)`;
  const plays = home
    ? sql`p.home_team_uuid IN ${teams}`
    : sql`(p.home_team_uuid IN ${teams} OR p.away_team_uuid IN ${teams})`;
  const rows = await reader.query<GameFact>(sql`
    SELECT ${fact} FROM (SELECT * FROM games p WHERE NOT p.deleted AND NOT p.played AND p.phase = 0 AND p.state <> 'canceled'
      AND p.starts_at > ${at} AND ${plays} ORDER BY p.starts_at, p.uuid LIMIT 1) p ${gameJoins}`);
  return rows[0];
}
