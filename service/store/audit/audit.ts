import type { AuditActor, AuditEntry, Filter } from '../contract.ts';
import type { Reader } from '../database.ts';
import { titleForAll } from '../games/game-titles.ts';
import type { Page } from '../lists/page.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { startOfDay } from '../time/days.ts';
import { auditSummary } from './audit-summary.ts';

/** Which entries, and in which order: the parameters of `listAuditEntries`. One that is left out does not filter. */
export type AuditFilter = Filter<'listAuditEntries'>;

/** What stands for the id of a thing of which a site or a network has one only. */
const only = 'only';

/** The title of an entry in each language, or in the only one that it has. */
const titles = sql`CASE WHEN p.titles = '[]' AND p.title IS NOT NULL THEN ${titleForAll(sql`p.title`)} ELSE p.titles END`;

/** The contract's AuditEntry of a row `p` of `audit_entries`, but for the summary. */
const entryJson = sql`json_build_object(
  'id', p.id::text, 'at', p.at, 'actor', CASE WHEN p.actor_subject IS NOT NULL THEN
    json_build_object('subject', p.actor_subject, 'name', coalesce(p.actor_name, p.actor_subject)) END,
  'instanceId', p.instance_id,
  'siteName', coalesce((SELECT display_name FROM sites s WHERE s.instance_id = p.instance_id), p.instance_id), 'entity', p.entity, 'entityId', p.entity_id,
  'title', p.title, 'titles', ${titles}, 'action', p.action,
  'brief', p.is_brief, 'changes', (SELECT coalesce(
      json_agg(jsonb_build_object('path', c.key) || c.value ORDER BY c.key COLLATE "sv-x-icu"), '[]')
    FROM jsonb_each(p.changes) c))`;

/**
 * A page of entries, the newest first by default, and the count of all that fit. A reader of `readInstance` sees those
 * of its site, one of `readNetwork` those of the network. Throws `UnknownReferenceError` for a zone that there is not.
 */
export async function listAuditEntries(reader: Reader, filter: AuditFilter): Promise<Page<AuditEntry>> {
  const way = filter.sortOrder === 'asc' ? sql`ASC` : sql`DESC`;
  const rows = await reader.query<{ total: number; item: Omit<AuditEntry, 'summary'> | null }>(sql`
    WITH fitting AS NOT MATERIALIZED (
      SELECT network_uuid, at, id FROM audit_entries WHERE ${allOf(conditions(reader, filter))}),
    page AS MATERIALIZED (
      SELECT network_uuid, at, id FROM fitting ORDER BY at ${way}, id ${way}
      LIMIT ${filter.pageSize} OFFSET ${(filter.page - 1) * filter.pageSize})
    SELECT c.total, CASE WHEN p.id IS NOT NULL THEN ${entryJson} END AS item
    FROM (SELECT count(*)::int AS total FROM fitting) c
    LEFT JOIN (page JOIN audit_entries p USING (network_uuid, at, id)) ON TRUE
    ORDER BY page.at ${way}, page.id ${way}`);
  return {
    items: rows.flatMap(({ item }) => (item === null ? [] : [{ ...item, summary: auditSummary(item.changes) }])),
    total: rows[0]?.total ?? 0,
  };
}

function conditions(reader: Reader, filter: AuditFilter): Sql[] {
  const { entity, entityId, actor, action, instanceId, from, until, timeZone } = filter;
  // Named though row-level security looks at it as well: an index is looked up by what the statement says.
  const network = sql`(SELECT network_uuid FROM sites WHERE instance_id = ${reader.instanceId})`;
  const found: (Sql | false)[] = [
    sql`network_uuid = ${network}`,
    instanceId !== undefined && sql`instance_id = ${instanceId}`,
    entity !== undefined && sql`entity = ${entity}`,
    entityId !== undefined &&
      (entityId === only
        ? sql`entity_id IN (${reader.instanceId}, ${network})`
        : sql`entity_id = ${entityId} AND instance_id IN (SELECT instance_id FROM sites WHERE network_uuid = ${network})`),
    actor !== undefined && sql`actor_subject = ${actor}`,
    action !== undefined && sql`action = ${action}`,
    from !== undefined && sql`at >= ${startOfDay(from, timeZone)}`,
    until !== undefined && sql`at < ${startOfDay(until, timeZone, 1)}`,
  ];
  return found.filter((condition) => condition !== false);
}

/** Everybody who has changed something that the reader sees, by name. */
export function listAuditActors(reader: Reader): Promise<AuditActor[]> {
  return reader.query<AuditActor>(sql`
    WITH RECURSIVE subjects AS (
      (SELECT actor_subject AS subject FROM audit_entries WHERE ${ofNetwork(reader)} AND actor_subject IS NOT NULL
        ORDER BY actor_subject LIMIT 1)
      UNION ALL
      SELECT (SELECT e.actor_subject FROM audit_entries e
        WHERE ${ofNetwork(reader)} AND e.actor_subject > s.subject ORDER BY e.actor_subject LIMIT 1)
      FROM subjects s WHERE s.subject IS NOT NULL)
    SELECT s.subject, n.name FROM subjects s, LATERAL (
      SELECT coalesce(e.actor_name, s.subject) AS name FROM audit_entries e
      WHERE ${ofNetwork(reader)} AND e.actor_subject = s.subject ORDER BY e.at DESC LIMIT 1) n
    ORDER BY n.name COLLATE "sv-x-icu", s.subject`);
}

const ofNetwork = (reader: Reader): Sql =>
  sql`network_uuid = (SELECT network_uuid FROM sites WHERE instance_id = ${reader.instanceId})`;
