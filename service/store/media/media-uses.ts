import type { MediaType, MediaUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { gameTitle } from '../games/game-titles.ts';
import { placePath, placeTitle, referencePlaces } from '../layouts/layout-places.ts';
import { joinSql, type Sql, sql } from '../sql.ts';
import { mediaStringSql } from './media-json.ts';

/** The condition that a text is the item's mediaString, or one of the addresses of its picture. */
const names = (text: Sql): Sql => sql`(${text} = item.string OR ${text} LIKE item.address)`;

/** The entries of a list of pictures that are the item, with their places from 0. */
const listed = (list: Sql): Sql => sql`JOIN LATERAL (
  SELECT e.place - 1 AS place FROM jsonb_array_elements(${list}) WITH ORDINALITY e(entry, place)
  WHERE e.entry->>'mediaString' = item.string) found ON TRUE`;

const personName = sql`trim(concat_ws(' ', x.first_name, x.last_name))`;

/**
 * Everything that can refer to an item, as queries over `item` (uuid, key, string, address) that give type, id, title, path
 * and field. A table that comes to hold mediaStrings joins here.
 */
const places: readonly Sql[] = [
  sql`SELECT 'team' AS type, x.uuid AS id, x.display_name AS title, '/sports/teams/' || x.uuid || '/edit' AS path, 'logo.path' AS field
    FROM item JOIN teams x ON ${names(sql`x.logo->>'path'`)}`,
  sql`SELECT 'team', x.uuid, x.display_name, '/sports/teams/' || x.uuid || '/edit', 'icon'
    FROM item JOIN teams x ON ${names(sql`x.icon`)}`,
  sql`SELECT 'team', x.uuid, x.display_name, '/sports/teams/' || x.uuid || '/edit', 'teamMedia.' || found.place
    FROM item JOIN teams x ON x.team_media <> '[]' ${listed(sql`x.team_media`)}`,
  sql`SELECT 'player', x.uuid, ${personName}, '/sports/players/' || x.uuid || '/profile', 'portraitList.' || found.place
    FROM item JOIN players x ON x.portraits <> '[]' ${listed(sql`x.portraits`)}`,
  sql`SELECT 'staff', x.uuid, ${personName}, '/sports/staff-managers/' || x.uuid || '/profile', 'staffMedia.' || found.place
    FROM item JOIN staff x ON x.staff_media <> '[]' ${listed(sql`x.staff_media`)}`,
  sql`SELECT 'gameMetadata', g.uuid, ${gameTitle(sql`g`)}, '/sports/game/' || g.uuid || '/edit/' || g.ssgt_uuid,
      'metadata.' || (e.place - 1) || '.logo'
    FROM item JOIN game_metadata x ON x.entries <> '[]'
    JOIN LATERAL jsonb_array_elements(x.entries) WITH ORDINALITY e(entry, place) ON e.entry->>'logo' = item.string
    JOIN games g ON g.uuid = x.game_uuid
    LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid`,
  sql`SELECT 'gameMetadata', x.uuid, x.name, '/sports/game', 'logo' FROM item JOIN game_logos x ON ${names(sql`x.url`)}`,
  sql`SELECT 'video', x.uuid, x.name, '/media-and-files/video/' || x.uuid || '/edit', 'thumbnail'
    FROM item JOIN media x ON x.thumbnail_uuid = item.uuid`,
  sql`SELECT 'article', x.uuid, x.header, '/articles/' || x.uuid || '/edit', l.field
    FROM item JOIN article_media l ON l.key = item.key JOIN articles x ON x.uuid = l.article_uuid`,
  sql`SELECT 'layout', l.uuid, ${placeTitle}, ${placePath}, r.path
    FROM item JOIN ${referencePlaces} ON r.kind = 'media' AND r.value = item.key`,
  sql`SELECT 'sponsor', x.uuid, x.name, '/sponsors/all/' || x.uuid || '/edit', l.field
    FROM item JOIN sponsors x ON item.string IN (x.logo, x.logo_dark)
    JOIN LATERAL (VALUES ('logo', x.logo), ('logoDark', x.logo_dark)) l(field, string) ON l.string = item.string`,
];

/** What refers to an item, by kind and title. Throws `NotFoundError` for an item that the site does not have. */
export async function listMediaUses(reader: Reader, type: MediaType, uuid: string): Promise<MediaUse[]> {
  const rows = await reader.query<MediaUse | { type: null }>(sql`
    WITH item AS MATERIALIZED (
      SELECT m.uuid, m.key, ${mediaStringSql(sql`m`)} AS string, '%/images/' || m.key || '%' AS address
      FROM media m WHERE m.uuid = ${uuid} AND m.type = ${type}),
    uses AS (${joinSql(places, sql` UNION ALL `)})
    SELECT u.type, u.id, u.title, u.path, u.field FROM item LEFT JOIN uses u ON TRUE
    ORDER BY array_position(ARRAY['team', 'player', 'staff', 'gameMetadata', 'video', 'article', 'sponsor', 'layout'], u.type),
      u.title COLLATE "sv-x-icu", u.id, u.field`);
  if (rows.length === 0) throw new NotFoundError(type, uuid);
  return rows.filter((row) => row.type !== null);
}
