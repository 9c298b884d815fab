import type { Queries } from '../../store/database.ts';
import { mediaStringOf } from '../../store/media/media-keys.ts';
import { sql } from '../../store/sql.ts';

/** A game of the site as articles speak of it. */
export interface FactsOfGame {
  readonly uuid: string;
  readonly startsAt: string;
  readonly homeUuid: string;
  readonly awayUuid: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly venue: string | null;
}

/** What a site's articles are made of. */
export interface SiteFacts {
  readonly played: readonly FactsOfGame[];
  readonly toCome: readonly FactsOfGame[];
  readonly players: readonly { readonly uuid: string; readonly name: string }[];
  /** MediaStrings of pictures in 16:9. */
  readonly pictures: readonly string[];
  /** Values of the custom tags that there are. */
  readonly tags: ReadonlySet<string>;
}

/** Finds what the articles of the site that the transaction is in speak of and show. */
export async function siteFacts(queries: Queries): Promise<SiteFacts> {
  const games = (condition: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    queries.query<FactsOfGame>(sql`
      SELECT g.uuid, g.starts_at AS "startsAt", home.uuid AS "homeUuid", away.uuid AS "awayUuid", home.display_name AS home,
        away.display_name AS away, g.home_score AS "homeScore", g.away_score AS "awayScore", g.place_name AS venue
      FROM games g JOIN teams home ON home.uuid = g.home_team_uuid JOIN teams away ON away.uuid = g.away_team_uuid
      WHERE g.created_by = 'demo' AND NOT g.deleted AND ${condition} ORDER BY ${order}, g.uuid LIMIT 40`);
  // Those that look alike do not follow each other.
  const pictures = await queries.query<{ key: string }>(sql`
    SELECT key FROM media WHERE type = 'image' AND status = 'ready' AND sixteen_nine AND NOT is_private
    ORDER BY row_number() OVER (PARTITION BY file_uuid ORDER BY created_at DESC, uuid), file_uuid LIMIT 24`);
  const tags = await queries.query<{ value: string }>(sql`SELECT value FROM tags WHERE active`);
  return {
    played: await games(sql`g.played`, sql`g.starts_at DESC`),
    toCome: await games(sql`g.state = 'pre-game' AND NOT g.played`, sql`g.starts_at`),
    players: await queries.query<{ uuid: string; name: string }>(sql`
      SELECT uuid, trim(first_name || ' ' || last_name) AS name FROM players WHERE created_by = 'demo' AND NOT deleted
      ORDER BY jersey_number NULLS LAST, uuid LIMIT 60`),
    pictures: pictures.map(({ key }) => mediaStringOf('image', key)),
    tags: new Set(tags.map(({ value }) => value)),
  };
}
