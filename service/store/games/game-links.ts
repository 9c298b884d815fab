import type { GameLink } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { placeId, placeOrder, placePath, placeTitle, referencePlaces } from '../layouts/layout-places.ts';
import { nextGame } from '../layouts/resolve/read-games.ts';
import { followedTeam, isOfOneGame, ticketSlideOrder, ticketSlides } from '../layouts/ticket-slides.ts';
import { listRouteUses } from '../routes/route-uses.ts';
import { type Sql, sql } from '../sql.ts';
import { pairTitle } from './game-json.ts';

/**
 * What refers to a game: the entries of its metadata, the game series that it counts in, the articles that are linked to
 * it, the menu items whose routes lead to it, and slides, also those that show it as the next home game. Throws `NotFoundError` for a game that the site does not have.
 */
export async function listGameLinks(reader: Reader, gameUuid: string): Promise<GameLink[]> {
  const rows = await reader.query<GameLink | { type: null }>(sql`
    WITH game AS (SELECT uuid, ssgt_uuid, home_team_uuid, away_team_uuid FROM games WHERE uuid = ${gameUuid}),
    links AS (
      SELECT 'metadata' AS type, g.uuid || '-' || e.place AS id, coalesce(nullif(e.entry->>'label', ''), e.entry->>'uri') AS title, '[]'::jsonb AS titles,
        '/sports/game/' || g.uuid || '/edit/' || g.ssgt_uuid AS path, 0 AS kind, e.place
      FROM game g JOIN game_metadata m ON m.game_uuid = g.uuid, jsonb_array_elements(m.entries) WITH ORDINALITY e(entry, place)
      UNION ALL
      SELECT 'gameSeries', x.uuid, coalesce(x.display_name, ${pairTitle(sql`home`, sql`away`)}),
        CASE WHEN x.display_name IS NULL THEN '[]' ELSE x.names END,
        '/sports-config/ssgt/' || x.ssgt_uuid || '/game-series/' || x.uuid || '/edit', 1, x.sort_order
      FROM game g JOIN game_series x ON x.ssgt_uuid = g.ssgt_uuid
        AND (x.home_team_uuid, x.away_team_uuid) IN (
          (g.home_team_uuid, g.away_team_uuid), (g.away_team_uuid, g.home_team_uuid))
      LEFT JOIN teams home ON home.uuid = x.home_team_uuid LEFT JOIN teams away ON away.uuid = x.away_team_uuid
      UNION ALL
      ${articlesOf(gameUuid)})
    SELECT l.type, l.id, l.title, l.titles, l.path FROM game LEFT JOIN links l ON TRUE ORDER BY l.kind, l.place, l.id`);
  if (rows.length === 0) throw new NotFoundError('game', gameUuid);
  return [
    ...rows.filter((row) => row.type !== null),
    ...(await menuItems(reader, gameUuid)),
    ...(await slides(reader, gameUuid)),
    ...(await nextHomeSlides(reader, gameUuid)),
  ];
}

/** The articles with a tag of the game, whatever it links them as; those that are deleted left out. */
function articlesOf(gameUuid: string): Sql {
  const value = `game.${gameUuid}`;
  return sql`SELECT 'article', x.uuid, x.header, '[]'::jsonb, '/articles/' || x.uuid || '/edit', 2,
      row_number() OVER (ORDER BY x.published_at DESC NULLS LAST, x.uuid)
    FROM articles x WHERE x.deleted_at IS NULL AND x.uuid IN (SELECT l.article_uuid FROM article_tags l
      WHERE l.value = ${value} OR (l.value >= ${`${value}.`} AND l.value < ${`${value}/`}))`;
}

/** The items of the menu that lead to a game by a route of it, in the order of the routes. */
async function menuItems(reader: Reader, gameUuid: string): Promise<GameLink[]> {
  const routes = await reader.query<{ id: string }>(sql`
    SELECT uuid AS id FROM routes WHERE resource_type = 'game' AND resource_id = ${gameUuid} ORDER BY number`);
  const uses = await Promise.all(routes.map(({ id }) => listRouteUses(reader, id)));
  return uses
    .flat()
    .flatMap(({ type, id, title, titles, path }) => (type === 'menuItem' ? [{ type, id, title, titles, path }] : []));
}

/** The slides that show the game or lead to it, each once. */
function slides(reader: Reader, gameUuid: string): Promise<GameLink[]> {
  return reader.query<GameLink>(sql`
    SELECT 'layout' AS type, ${placeId} AS id, ${placeTitle} AS title, '[]'::jsonb AS titles, ${placePath} AS path
    FROM ${referencePlaces} WHERE r.kind = 'game' AND r.value = ${gameUuid} ORDER BY ${placeOrder}`);
}

type NextHomeSlide = GameLink & { readonly team: string | null };

/** The slides that show the next home game, of the game's home team or of any of the site, while it is this one. */
async function nextHomeSlides(reader: Reader, gameUuid: string): Promise<GameLink[]> {
  const rows = await reader.query<NextHomeSlide>(sql`
    SELECT 'nextHomeGame' AS type, 'next-' || d.uuid AS id, ${placeTitle} AS title, '[]'::jsonb AS titles, ${placePath} AS path,
      ${followedTeam} AS team
    FROM ${ticketSlides} JOIN games g ON g.uuid = ${gameUuid}
    WHERE NOT ${isOfOneGame} AND coalesce(${followedTeam}, g.home_team_uuid) = g.home_team_uuid
    ORDER BY ${ticketSlideOrder}`);
  const teams = [...new Set(rows.map(({ team }) => team))];
  const next = new Map(
    await Promise.all(
      teams.map(async (team) => [team, (await nextGame(reader, team, { at: sql`now()` }))?.game.uuid] as const),
    ),
  );
  return rows.flatMap(({ team, ...link }) => (next.get(team) === gameUuid ? [link] : []));
}
