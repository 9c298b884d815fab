import type { TeamImport } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';

/** An import of teams and what it is known by. */
export interface TeamImportRun {
  uuid: string;
  teamImport: TeamImport;
}

/** What an import has done so far. */
export type ImportedTeams = Pick<TeamImport, 'found' | 'created' | 'present' | 'refused' | 'remaining'>;

/**
 * An import that was not heard of for so long is over: its service was stopped. One that was heard of in the future was so
 * before the clock was put back.
 */
const patience = sql`interval '2 minutes'`;

const isLost = sql`(p.state = 'running' AND (p.seen_at < now() - ${patience} OR p.seen_at > now() + ${patience}))`;

const importJson = sql`json_build_object(
  'state', CASE WHEN ${isLost} THEN 'failed' ELSE p.state END, 'sourceInstanceId', p.source_instance_id,
  'startedAt', p.started_at, 'startedBy', p.started_by, 'finishedAt', CASE WHEN ${isLost} THEN p.seen_at ELSE p.finished_at END,
  'found', p.found, 'created', p.created, 'present', p.present, 'refused', p.refused, 'remaining', p.remaining)`;

const none: TeamImport = {
  state: 'none',
  sourceInstanceId: null,
  startedAt: null,
  startedBy: null,
  finishedAt: null,
  found: 0,
  created: 0,
  present: 0,
  refused: 0,
  remaining: 0,
};

/** The last import of the site, running or over. */
export async function getTeamImport(reader: Reader): Promise<TeamImport> {
  const [row] = await reader.query<{ item: TeamImport }>(sql`SELECT ${importJson} AS item FROM team_imports p`);
  return row?.item ?? none;
}

/** Begins an import, unless one is running: then that one is given. */
export async function beginTeamImport(
  transaction: Transaction,
  author: string,
  source: string,
): Promise<{ run: TeamImportRun; isNew: boolean }> {
  const uuid = newUuid();
  // Of two that begin at once the second waits for the first, and finds it running.
  await transaction.query(sql`
    INSERT INTO team_imports AS p (uuid, state, source_instance_id, started_by) VALUES (${uuid}, 'running', ${source}, ${author})
    ON CONFLICT (instance_id) DO UPDATE SET uuid = excluded.uuid, state = 'running', source_instance_id = excluded.source_instance_id,
      started_at = now(), started_by = excluded.started_by, seen_at = now(), finished_at = NULL,
      found = 0, created = 0, present = 0, refused = 0, remaining = 0
    WHERE p.state <> 'running' OR ${isLost}`);
  const [row] = await transaction.query<TeamImportRun>(
    sql`SELECT p.uuid, ${importJson} AS "teamImport" FROM team_imports p`,
  );
  if (!row) throw new Error('An import that was begun is not there.');
  return { run: row, isNew: row.uuid === uuid };
}

/** Writes down how far an import has come; answers whether it is still the site's last one. */
export async function noteTeamImport(
  transaction: Transaction,
  uuid: string,
  { found, created, present, refused, remaining }: ImportedTeams,
  state: 'running' | 'done' | 'failed',
): Promise<boolean> {
  const rows = await transaction.query(sql`
    UPDATE team_imports SET state = ${state}, seen_at = now(), finished_at = CASE WHEN ${state} <> 'running' THEN now() END,
      found = ${found}, created = ${created}, present = ${present}, refused = ${refused}, remaining = ${remaining}
    WHERE uuid = ${uuid} RETURNING 1`);
  return rows.length > 0;
}
