import type { MergedFigures, MergeInput } from '../contract.ts';
import type { Reader } from '../database.ts';
import { joinSql, sql } from '../sql.ts';

/** The figures of `player_statistics` by the contract's names for them, and what they are. */
const figures = [
  ['goals', 'count', sql`goals`],
  ['assists', 'count', sql`assists`],
  ['penalties', 'minutes', sql`penalty_minutes`],
  ['shots', 'count', sql`shots`],
  ['faceoffs', 'count', sql`faceoffs`],
  ['timeOnIce', 'seconds', sql`seconds_on_ice`],
  ['plusMinus', 'signed', sql`plus_minus`],
  ['powerPlay', 'count', sql`power_play`],
  ['boxPlay', 'count', sql`box_play`],
] as const;

const rows = figures.map(
  ([key, kind, column], place) => sql`(${place}::integer, ${key}, ${kind}, k.${column}, e.${column})`,
);

/** The figures of one competition that both have: a merge adds them up, as `joined` does with the rows themselves. */
export function addedFigures(
  reader: Reader,
  { kept, ended }: Pick<MergeInput, 'kept' | 'ended'>,
): Promise<MergedFigures[]> {
  return reader.query<MergedFigures>(sql`
    SELECT s.uuid, s.display_name AS "displayName", s.titles, k.module, v.values
    FROM player_statistics k
      JOIN player_statistics e ON e.ssgt_uuid = k.ssgt_uuid AND e.module = k.module AND e.player_uuid = ${ended}
      JOIN ssgts s ON s.uuid = k.ssgt_uuid JOIN seasons n ON n.uuid = s.season_uuid
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object('key', f.key, 'kind', f.kind, 'kept', f.kept, 'ended', f.ended) ORDER BY f.place) AS values
        FROM (VALUES ${joinSql(rows, sql`, `)}) f(place, key, kind, kept, ended) WHERE f.ended <> 0) v
    WHERE k.player_uuid = ${kept} AND v.values IS NOT NULL
    ORDER BY n.code DESC, s.uuid, k.module`);
}
