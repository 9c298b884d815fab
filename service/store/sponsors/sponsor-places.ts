import { placeId, placeOrder, placePath, placeTitle, referencePlaces } from '../layouts/layout-places.ts';
import { type Sql, sql } from '../sql.ts';

/** The key that a mediaString names. */
export const keyOf = (mediaString: Sql): Sql => sql`split_part(${mediaString}, '|', 3)`;

/**
 * Where the sponsor in the row `p` of `sponsors` stands, each place with type, id, title, path, and what orders it: the main
 * group, the groups of the site, sections that show one of those (all, where they name none), and what else of a page and which
 * articles show a logo of it.
 */
export const sponsorPlaces = sql`(
  SELECT CASE WHEN g.is_main THEN 'mainGroup' ELSE 'group' END AS type, g.uuid AS id, g.name AS title,
    CASE WHEN g.is_main THEN '/sponsors/setup/main' ELSE '/sponsors/setup/' || g.uuid || '/edit' END AS path,
    CASE WHEN g.is_main THEN 0 ELSE 1 END AS kind, g.sort_order::bigint AS place
  FROM sponsor_memberships m JOIN sponsor_groups g ON g.uuid = m.group_uuid WHERE m.sponsor_uuid = p.uuid
  UNION ALL
  SELECT 'section', x.uuid, l.name || ' › ' || x.title, '/layouts-pages/' || l.uuid, 2, row_number() OVER (ORDER BY l.name COLLATE "sv-x-icu", x.sort_order, x.uuid)
  FROM sections x JOIN site_layouts l ON l.uuid = x.layout_uuid
  WHERE x.type = 'SPONSORS' AND EXISTS (SELECT 1 FROM sponsor_memberships m
    WHERE m.sponsor_uuid = p.uuid AND CASE WHEN jsonb_typeof(x.config::jsonb->'groupIds') = 'array' AND x.config::jsonb->'groupIds' <> '[]'
      THEN x.config::jsonb->'groupIds' ? m.group_uuid ELSE TRUE END)
  UNION ALL
  SELECT CASE WHEN d.uuid IS NOT NULL THEN 'slide' ELSE 'section' END, ${placeId}, ${placeTitle}, ${placePath}, 3,
    row_number() OVER (ORDER BY ${placeOrder})
  FROM ${referencePlaces} WHERE r.kind = 'media' AND s.uuid IS NOT NULL AND r.value IN (${keyOf(sql`p.logo`)}, ${keyOf(sql`p.logo_dark`)})
  UNION ALL
  SELECT 'article', x.uuid, x.header, '/articles/' || x.uuid || '/edit', 4, row_number() OVER (ORDER BY x.last_modified DESC, x.uuid)
  FROM articles x WHERE x.deleted_at IS NULL AND x.uuid IN (SELECT a.article_uuid FROM article_media a
    WHERE a.key IN (${keyOf(sql`p.logo`)}, ${keyOf(sql`p.logo_dark`)})))`;
