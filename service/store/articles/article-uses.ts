import type { ArticleUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { gameTitle } from '../games/game-titles.ts';
import { placeId, placeOrder, placePath, placeTitle, referencePlaces } from '../layouts/layout-places.ts';
import { listRouteUses } from '../routes/route-uses.ts';
import { sql } from '../sql.ts';

/**
 * What refers to an article: routes to it, the items of the menu that lead to those, entries of the metadata of games
 * whose address is its own, other articles that point to it, and sections and slides of layouts that show it. Throws `NotFoundError` for an article that the site does
 * not have.
 */
export async function listArticleUses(reader: Reader, uuid: string): Promise<ArticleUse[]> {
  const [article] = await reader.query<{ slug: string | null }>(sql`SELECT slug FROM articles WHERE uuid = ${uuid}`);
  if (!article) throw new NotFoundError('article', uuid);
  const routes = await reader.query<ArticleUse>(sql`
    SELECT 'route' AS type, uuid AS id, title, '/menu/routes/' || uuid || '/edit' AS path FROM routes
    WHERE resource_type = 'article' AND resource_id = ${uuid} ORDER BY number`);
  const items = await Promise.all(routes.map(({ id }) => listRouteUses(reader, id)));
  return [
    ...routes,
    ...items.flat().flatMap(({ type, id, title, path }) => (type === 'menuItem' ? [{ type, id, title, path }] : [])),
    ...(await gameEntries(reader, uuid, article.slug)),
    ...(await reader.query<ArticleUse>(sql`
      SELECT 'related' AS type, uuid AS id, header AS title, '/articles/' || uuid || '/edit' AS path FROM articles
      WHERE metadata->'related' ? ${uuid} AND deleted_at IS NULL ORDER BY last_modified DESC, uuid`)),
    ...(await reader.query<ArticleUse>(sql`
      SELECT 'layout' AS type, ${placeId} AS id, ${placeTitle} AS title, ${placePath} AS path FROM ${referencePlaces}
      WHERE r.kind = 'article' AND r.value = ${uuid} ORDER BY ${placeOrder}`)),
  ];
}

/** Entries of games' metadata that lead to the article: their address ends in its id or its slug. */
function gameEntries(reader: Reader, uuid: string, slug: string | null): Promise<ArticleUse[]> {
  return reader.query<ArticleUse>(sql`
    SELECT 'gameMetadata' AS type, g.uuid || '-' || e.place AS id,
      coalesce(nullif(e.entry->>'label', ''), e.entry->>'uri') || ', ' || ${gameTitle(sql`g`)} AS title,
      '/sports/game/' || g.uuid || '/edit/' || g.ssgt_uuid AS path
    FROM game_metadata m JOIN games g ON g.uuid = m.game_uuid CROSS JOIN jsonb_array_elements(m.entries) WITH ORDINALITY e(entry, place)
    LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid
    WHERE m.entries <> '[]' AND regexp_replace(split_part(split_part(e.entry->>'uri', '?', 1), '#', 1), '^.*/', '')
      = ANY(${[uuid, ...(slug === null ? [] : [slug])]}::text[])
    ORDER BY g.starts_at, g.uuid, e.place`);
}
