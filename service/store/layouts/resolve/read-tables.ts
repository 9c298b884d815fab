import type { ResolvedItem, Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { NotFoundError } from '../../errors.ts';
import { sql } from '../../sql.ts';
import { getStatistics } from '../../statistics/statistics.ts';
import { bareItem, type ListFact } from './facts.ts';

type Row = NonNullable<ResolvedItem['row']>;
type TableRow = { readonly team: NonNullable<Row['team']> } & Readonly<
  Record<'played' | 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst', number>
>;

/** What a victory and a draw are worth. */
const points = { won: 3, drawn: 1 };

/** The table of a competition, as its played games make it: by points, then by goals. */
export async function tableOf(reader: Reader, { config }: Section): Promise<ListFact> {
  const ssgt = await competitionOf(reader, config.ssgtUuid);
  const { rows: most = 10 } = config as { rows?: number };
  if (ssgt === undefined) return listOf([]);
  const rows = await reader.query<TableRow>(sql`
    WITH sides AS (
      SELECT home_team_uuid AS team, home_score AS own, away_score AS other FROM games
      WHERE ssgt_uuid = ${ssgt} AND played AND NOT deleted AND home_score IS NOT NULL AND away_score IS NOT NULL
      UNION ALL
      SELECT away_team_uuid, away_score, home_score FROM games
      WHERE ssgt_uuid = ${ssgt} AND played AND NOT deleted AND home_score IS NOT NULL AND away_score IS NOT NULL)
    SELECT json_build_object('uuid', t.uuid, 'displayName', t.display_name, 'teamCode', t.team_code) AS team,
      count(*)::int AS played, count(*) FILTER (WHERE own > other)::int AS won, count(*) FILTER (WHERE own = other)::int AS drawn,
      count(*) FILTER (WHERE own < other)::int AS lost, sum(own)::int AS "goalsFor", sum(other)::int AS "goalsAgainst"
    FROM sides JOIN teams t ON t.uuid = sides.team GROUP BY t.instance_id, t.uuid
    ORDER BY 3 * count(*) FILTER (WHERE own > other) + count(*) FILTER (WHERE own = other) DESC, sum(own - other) DESC,
      sum(own) DESC, t.display_name COLLATE "sv-x-icu", t.uuid`);
  const items = rows.slice(0, most).map(({ team, ...counts }, at) => {
    const { played, won, drawn, lost, goalsFor, goalsAgainst } = counts;
    const values: Row['values'] = [
      ...Object.entries({ played, won, drawn, lost }),
      ['difference', goalsFor - goalsAgainst] as const,
      ['points', points.won * won + points.drawn * drawn] as const,
    ].map(([key, value]) => ({ key: key as Row['values'][number]['key'], value }));
    return { ...bareItem('tableRow', team.uuid, team.displayName ?? ''), row: { place: at + 1, team, values } };
  });
  return { ...listOf(items), matching: rows.length, required: rows.length };
}

/** What players have achieved in a competition, the best first. */
export async function statisticsOf(reader: Reader, { config }: Section): Promise<ListFact> {
  const ssgt = await competitionOf(reader, config.ssgtUuid);
  const { rows: most = 10, module = 'player' } = config as { rows?: number; module?: 'player' | 'goalkeeper' };
  if (ssgt === undefined) return listOf([]);
  const rows = await statisticsRows(reader, module, ssgt);
  const items = rows.slice(0, most).map(({ player, team, values }, at) => ({
    ...bareItem('statisticsRow', player.uuid, player.fullName),
    row: {
      place: at + 1,
      team,
      values: (['goals', 'assists', 'points'] as const).map((key) => ({ key, value: values[key] })),
    },
  }));
  return { ...listOf(items), matching: rows.length, required: rows.length };
}

async function statisticsRows(reader: Reader, module: 'player' | 'goalkeeper', ssgt: string) {
  try {
    return (await getStatistics(reader, module, ssgt)).rows;
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}

/** The competition that a section names, else the first one of the game header, else the one that is active. */
async function competitionOf(reader: Reader, named: unknown): Promise<string | undefined> {
  if (typeof named === 'string' && named !== '') return named;
  const [row] = await reader.query<{ uuid: string }>(sql`
    SELECT s.uuid FROM ssgts s LEFT JOIN game_header_settings h ON TRUE
    LEFT JOIN LATERAL jsonb_array_elements(h.competitions) WITH ORDINALITY e(entry, place) ON e.entry->>'uuid' = s.uuid
    WHERE NOT s.deleted ORDER BY e.place NULLS LAST, s.state = 'active' DESC, s.default_for_series DESC, s.uuid LIMIT 1`);
  return row?.uuid;
}

function listOf(items: readonly ResolvedItem[]): ListFact {
  return { articleIds: [], items, matching: items.length, required: items.length, newest: null };
}
