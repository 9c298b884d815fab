import type { HomeChange } from '../contract.ts';
import type { Reader } from '../database.ts';
import { titleForAll } from '../games/game-titles.ts';
import { sql } from '../sql.ts';

/** How many changes are searched for things. */
const searched = 200;
/** How many things are shown that the user changed, and how many that others changed. */
const shown = 5;

/**
 * The things of the site that the user and others changed last, the latest first and each once, with its name at that
 * time. Changes that came with many others, as a seed makes them, are left out.
 */
export function recentChanges(reader: Reader, subject: string): Promise<HomeChange[]> {
  return reader.query<HomeChange>(sql`
    WITH latest AS MATERIALIZED (
      SELECT * FROM audit_entries
      WHERE network_uuid = (SELECT network_uuid FROM sites WHERE instance_id = ${reader.instanceId})
        AND instance_id = ${reader.instanceId}
      ORDER BY at DESC, id DESC LIMIT ${searched}),
    things AS (
      SELECT DISTINCT ON (entity, entity_id) *, (actor_subject = ${subject}) IS TRUE AS is_mine
      FROM latest WHERE NOT is_brief AND actor_subject IS NOT NULL ORDER BY entity, entity_id, at DESC, id DESC),
    placed AS (SELECT *, row_number() OVER (PARTITION BY is_mine ORDER BY at DESC, id DESC) AS place FROM things)
    SELECT p.id::text AS id, to_json(p.at) #>> '{}' AS at, coalesce(p.actor_name, p.actor_subject) AS "actorName", p.is_mine AS "isMine",
      p.entity, p.entity_id AS "entityId", p.title,
      CASE WHEN p.titles = '[]' AND p.title IS NOT NULL THEN ${titleForAll(sql`p.title`)} ELSE p.titles END AS titles, p.action
    FROM placed p WHERE place <= ${shown} ORDER BY p.at DESC, p.id DESC`);
}
