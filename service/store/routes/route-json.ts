import { isPublic } from '../articles/article-json.ts';
import { isShownPage } from '../pages/pages.ts';
import { type Sql, sql } from '../sql.ts';

/**
 * Whether what the route `r` shows is gone or was never said. A path with a `:part` says it itself. Of pages of other
 * systems only their ids are known.
 */
function isDead(r: Sql): Sql {
  const gone = (found: Sql) =>
    sql`NOT EXISTS (SELECT 1 FROM ${found} t WHERE t.uuid = ${r}.resource_id AND NOT t.deleted)`;
  return sql`CASE
    WHEN ${r}.resource_type = 'external' THEN ${r}.target IS NULL
    WHEN ${r}.resource_id IS NULL
      THEN ${r}.pattern IS NULL AND ${r}.resource_type IN ('page', 'article', 'team', 'player', 'game')
    WHEN ${r}.resource_type = 'page' THEN EXISTS (
      SELECT 1 FROM pages t WHERE t.uuid = ${r}.resource_id AND NOT ${isShownPage(sql`t`)})
    WHEN ${r}.resource_type = 'team' THEN ${gone(sql`teams`)}
    WHEN ${r}.resource_type = 'player' THEN ${gone(sql`players`)}
    WHEN ${r}.resource_type = 'game' THEN ${gone(sql`games`)}
    WHEN ${r}.resource_type IN ('gameList', 'schedule', 'table', 'statistics') THEN ${gone(sql`ssgts`)}
    WHEN ${r}.resource_type = 'article' THEN NOT EXISTS (
      SELECT 1 FROM articles t WHERE t.uuid = ${r}.resource_id AND ${isPublic(sql`t`)})
    WHEN ${r}.resource_type = 'articleList' THEN ${isGoneTag(r)}
    WHEN ${r}.resource_type = 'media' THEN NOT EXISTS (SELECT 1 FROM media t WHERE t.uuid = ${r}.resource_id)
    ELSE false END`;
}

/** Whether a list of articles is one of a custom tag that there is no more; lists of other tags show what bears them. */
function isGoneTag(r: Sql): Sql {
  return sql`(starts_with(${r}.resource_id, 'custom.') AND NOT EXISTS (SELECT 1 FROM tags t WHERE t.value = ${r}.resource_id))`;
}

/** The first of the older routes whose pattern takes the path of the route `r`: uuid and path, or no row. */
function shadow(r: Sql): Sql {
  return sql`SELECT o.uuid, o.path FROM routes o WHERE o.pattern IS NOT NULL AND o.number < ${r}.number
    AND ${r}.folded_path ~ o.pattern ORDER BY o.number LIMIT 1`;
}

/** Whether visitors find what the route `r` shows: the contract's RouteState. */
export function routeState(r: Sql): Sql {
  return sql`CASE WHEN ${isDead(r)} THEN 'dead' WHEN EXISTS (${shadow(r)}) THEN 'shadowed' ELSE 'working' END`;
}

/** What `routeJson` reads beside the route `p`. */
export const routeJoins: Sql = sql`
  LEFT JOIN LATERAL (${shadow(sql`p`)}) shadow ON TRUE
  LEFT JOIN (SELECT u.route, count(*)::int AS uses FROM (
      SELECT unnest(route_ids) AS route FROM menu_groups UNION ALL SELECT value FROM layout_references WHERE kind = 'route'
      UNION ALL SELECT route_uuid FROM pages WHERE route_uuid IS NOT NULL) u GROUP BY u.route) used
    ON used.route = p.uuid`;

/** The contract's Route of a row `p` of the table `routes`, with `routeJoins`. */
export const routeJson: Sql = sql`json_build_object(
  'id', p.uuid, 'path', p.path, 'title', p.title, 'resourceType', p.resource_type, 'resourceId', p.resource_id, 'target', p.target,
  'instanceId', p.instance_id, 'version', p.version, 'state', ${routeState(sql`p`)}, 'isDead', ${isDead(sql`p`)}, 'shadowedBy', shadow.uuid,
  'shadowedByPath', shadow.path, 'usageCount', coalesce(used.uses, 0),
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified)`;
