import type { Queries } from '../store/database.ts';
import { sql } from '../store/sql.ts';
import { teamKinds } from './clubs.ts';
import { venueName } from './game-rows.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { randomOf } from './random.ts';
import { type SiteSource, venuesByName } from './site-rows.ts';
import { authorship, type DemoTeam } from './team-rows.ts';

const day = 24 * 60 * 60 * 1000;

/** How many pairs play each round; the later the round, the fewer. */
const rounds = [
  { round: 'ro8', pairs: 4, label: 'Kvartsfinal' },
  { round: 'ro4', pairs: 2, label: 'Semifinal' },
  { round: 'ro2', pairs: 1, label: 'Final' },
] as const;

/**
 * Writes the rounds of the playoffs of the site that the transaction is in: each begins with the largest round that the first `teamCount` teams of its series
 * can fill, whose games are planned; later rounds, and the final of a series without teams, are to be decided.
 */
export async function writePlayoffs(queries: Queries, source: SiteSource, teamCount: number): Promise<void> {
  const playoffs = await queries.query<{ uuid: string; code: string }>(sql`
    SELECT g.uuid, s.code FROM ssgts g JOIN series s ON s.uuid = g.series_uuid JOIN game_types k ON k.uuid = g.game_type_uuid
    WHERE k.code = 'playoff' ORDER BY s.code`);
  const teams = Array.from({ length: teamCount }, (_, index) => source.team(index));
  const venues = await venuesByName(queries);
  const written = playoffs.map(({ uuid, code }) =>
    playoff(
      source,
      venues,
      uuid,
      // Of a club with several teams in a series the first plays for its championship.
      teams.filter(({ kind }) => kind === teamKinds.find(({ series }) => series === code)),
    ),
  );
  await insertRows(
    queries,
    'ssgt_teams',
    written.flatMap(({ links }) => links),
  );
  await insertRows(
    queries,
    'game_series',
    written.flatMap(({ series }) => series),
  );
  await insertRows(
    queries,
    'games',
    written.flatMap(({ games }) => games),
  );
}

function playoff(source: SiteSource, venues: ReadonlyMap<string, string>, ssgt: string, teams: readonly DemoTeam[]) {
  const random = randomOf(source.seed, source.instanceId, 'playoff', ssgt);
  const first = rounds.find(({ pairs }) => pairs * 2 <= teams.length);
  const taking = teams.slice(0, (first?.pairs ?? 0) * 2);
  const series: Row[] = [];
  const games: Row[] = [];
  for (const { round, pairs, label } of rounds) {
    if (pairs > (first?.pairs ?? 1)) continue;
    for (let place = 0; place < pairs; place += 1) {
      // The best meets the worst of those who are left.
      const [home, away] = round === first?.round ? [taking[place], taking[taking.length - 1 - place]] : [];
      series.push({
        uuid: random.uuid(),
        ssgt_uuid: ssgt,
        round,
        names: [],
        display_name: null,
        home_team_uuid: home?.uuid ?? null,
        away_team_uuid: away?.uuid ?? null,
        sort_order: place,
        search_text: '',
        ...authorship,
      });
      for (const [number, pair] of [[home, away] as const, [away, home] as const].entries()) {
        const days = 80 - pairs * 8 + number * 3;
        const venue = (pair[0] && venues.get(venueName(pair[0]))) ?? null;
        games.push({
          ...game(source, pair, days),
          uuid: random.uuid(),
          ssgt_uuid: ssgt,
          venue_uuid: venue,
          round_label: `${label} ${number + 1}`,
        });
      }
    }
  }
  return { series, games, links: taking.map(({ uuid }) => ({ ssgt_uuid: ssgt, team_uuid: uuid, sort_order: 0 })) };
}

/** A game `days` after now; without teams its time is to be decided, too. */
function game(
  source: SiteSource,
  [home, away]: readonly [DemoTeam | undefined, DemoTeam | undefined],
  days: number,
): Row {
  const startsAt = new Date(Math.floor(source.now.getTime() / day) * day + days * day);
  if (home) startsAt.setUTCHours(18);
  return {
    starts_at: startsAt.toISOString(),
    time_to_be_decided: home === undefined,
    home_team_uuid: home?.uuid ?? null,
    away_team_uuid: away?.uuid ?? null,
    state: 'pre-game',
    played: false,
    overtime: false,
    shootout: false,
    period_scores: [],
    deleted: false,
    ...authorship,
  };
}
