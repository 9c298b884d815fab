import type { SiteFrame, SiteLanguage, SitePaths } from '../../src/site/page-data.ts';
import type { Route, RouteResourceType } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { mediaStringOf } from '../store/media/media-keys.ts';
import { getMenu } from '../store/menu/menu.ts';
import { routeState } from '../store/routes/route-json.ts';
import { foldedPath } from '../store/routes/route-path.ts';
import { getSocialMediaLinks } from '../store/settings/social-media.ts';
import { sql } from '../store/sql.ts';
import { siteZone } from '../store/time/days.ts';

/** The route that takes a path first. */
export type TakingRoute = Pick<Route, 'path' | 'title' | 'resourceType'> & {
  readonly resourceId: string | null;
  readonly target: string | null;
  readonly isDead: boolean;
};

/** What all pages of a site share, and the route that takes the path; undefined for a site that there is not. */
export type FoundFrame = {
  readonly frame: Omit<SiteFrame, 'pictures' | 'sponsors'>;
  readonly route: TakingRoute | undefined;
  /** The address by which visitors know the site, without a slash at the end. */
  readonly publicUrl: string;
};

type Row = {
  readonly name: string;
  readonly lang: SiteLanguage;
  readonly publicUrl: string;
  readonly crest: string | null;
  readonly route: TakingRoute | null;
  readonly routes: readonly { path: string; type: RouteResourceType; id: string | null; hasPart: boolean }[];
};

/** Kinds of routes that pages lead to of their own accord. */
const linked = ['articleList', 'schedule', 'gameList', 'media', 'game', 'player', 'team'];

/**
 * Reads the frame of a site's pages for one path, as routes are tried: the oldest that takes it. Three reads that go out together.
 */
export async function readFrame(reader: Reader, path: string, now: Date): Promise<FoundFrame | undefined> {
  const folded = foldedPath(path);
  const [[row], { menu }, links] = await Promise.all([
    reader.query<Row>(sql`
      SELECT s.display_name AS name, s.lang, rtrim(s.public_url, '/') AS "publicUrl", coalesce(${mostWornCrest}, s.icon) AS crest,
        (SELECT json_build_object('path', p.path, 'title', p.title, 'resourceType', p.resource_type, 'resourceId', p.resource_id,
            'target', p.target, 'isDead', ${routeState(sql`p`)} = 'dead')
          FROM routes p WHERE p.folded_path = ${folded} OR (p.pattern IS NOT NULL AND ${folded} ~ p.pattern)
          ORDER BY p.number LIMIT 1) AS route,
        (SELECT coalesce(json_agg(json_build_object('path', p.path, 'type', p.resource_type, 'id', p.resource_id,
            'hasPart', p.pattern IS NOT NULL) ORDER BY p.number), '[]')
          FROM routes p WHERE p.resource_type = ANY(${linked}::text[])) AS routes
      FROM sites s WHERE s.instance_id = ${reader.instanceId}`),
    getMenu(reader, false),
    getSocialMediaLinks(reader),
  ]);
  if (!row) return undefined;
  const { name, lang, publicUrl, crest } = row;
  return {
    route: row.route ?? undefined,
    publicUrl,
    frame: {
      name,
      lang,
      timeZone: siteZone,
      now: now.toISOString(),
      base: `/site/${reader.instanceId}`,
      path,
      crest: crest === null ? null : shownAs(crest),
      menu: menu.map(({ identifier, name: title, active, children }) => ({
        identifier,
        name: title,
        active,
        children,
      })),
      socialMedia: links.value.links,
      paths: pathsOf(row.routes),
    },
  };
}

/** A site is known by the crest that most of its own teams wear; a league, whose teams wear many, by its icon. */
const mostWornCrest = sql`(SELECT w.crest FROM (
    SELECT coalesce(nullif(t.icon, ''), t.logo->>'path') AS crest, count(*) AS worn, sum(count(*)) OVER () AS teams
    FROM teams t WHERE NOT t.deleted AND t.owner_instance_id = s.instance_id GROUP BY 1) w
  WHERE w.crest IS NOT NULL AND w.worn * 2 > w.teams)`;

/** Pictures are shown by mediaString; the icon of a site is the address of one. */
function shownAs(crest: string): string {
  const key = /^\/images\/([^?]+)/.exec(crest)?.[1];
  return key === undefined ? crest : mediaStringOf('image', key);
}

function pathsOf(routes: Row['routes']): SitePaths {
  const first = (type: RouteResourceType, hasPart: boolean) =>
    routes.find(
      (route) => route.type === type && route.hasPart === hasPart && (hasPart || type !== 'media' || route.id === null),
    )?.path ?? null;
  const teams = routes.flatMap(({ type, id, hasPart, path }) =>
    type === 'team' && id !== null && !hasPart ? [[id, path] as const] : [],
  );
  return {
    news: first('articleList', false),
    schedule: first('gameList', false) ?? first('schedule', false),
    media: first('media', false),
    game: first('game', true),
    player: first('player', true),
    teams: Object.fromEntries(teams),
  };
}

/** What stands in the place of a route's `:part` in a path; undefined where it has none. */
export function partOf(routePath: string, path: string): string | undefined {
  const place = routePath.split('/').findLastIndex((part) => part.startsWith(':'));
  return place < 0 ? undefined : path.split('/')[place];
}
