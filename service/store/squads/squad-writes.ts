import type { PlayerSquadChange, StaffSquadChange } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, ContradictionError, NotFoundError, StaleError, UnknownReferenceError } from '../errors.ts';
import { refuseUnknownReferences } from '../input/references.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { getSquad, type VersionedSquad } from './squads.ts';

/**
 * Adds players to a team and takes players from it. Of an added one who plays there already number and position are
 * changed; what is left out stays. One who plays in another team comes only when the change names that team. Throws `NotFoundError` for a team that there is not, `StaleError` when neither the
 * players nor the squad are at `expectedVersion` (left out: not compared), `UnknownReferenceError`, `ConflictError` for
 * players of other teams, `ContradictionError` for a player who is named twice.
 */
export async function changePlayers(
  transaction: Transaction,
  author: string,
  teamUuid: string,
  { addedPlayers, removedPlayers }: PlayerSquadChange,
  expectedVersion?: number,
): Promise<VersionedSquad> {
  refuseTwins({ addedPlayers, removedPlayers });
  await lockTeam(transaction, teamUuid);
  const uuids = [...addedPlayers, ...removedPlayers].map(({ uuid }) => uuid);
  // In one order, so that two changes of the same players do not wait for each other.
  const found = await transaction.query<Member>(sql`
    SELECT p.uuid, p.deleted, (SELECT t.uuid FROM teams t WHERE t.uuid = p.team_uuid AND NOT t.deleted) AS team
    FROM players p WHERE p.uuid = ANY(${uuids}::text[]) ORDER BY p.uuid FOR UPDATE OF p`);
  refuseStale(await present(transaction, teamUuid), 'players', expectedVersion);
  const members = refuseUnknown(found, { addedPlayers, removedPlayers });
  await refuseUnknownReferences(
    transaction,
    addedPlayers.flatMap(({ positionCode }, index) =>
      positionCode
        ? [{ kind: 'position', path: `addedPlayers.${index}.positionCode`, value: positionCode } as const]
        : [],
    ),
  );
  const elsewhere = addedPlayers.flatMap(({ uuid, fromTeamUuid }, index) => {
    const team = members.get(uuid)?.team ?? null;
    return team === null || team === teamUuid || team === fromTeamUuid ? [] : [`addedPlayers.${index}`];
  });
  if (elsewhere.length > 0) throw new ConflictError('inAnotherSquad', elsewhere, 'The player plays in another team.');
  await writePlayers(transaction, author, teamUuid, { addedPlayers, removedPlayers });
  return present(transaction, teamUuid);
}

async function writePlayers(
  transaction: Transaction,
  author: string,
  teamUuid: string,
  { addedPlayers, removedPlayers }: PlayerSquadChange,
): Promise<void> {
  const added = addedPlayers.map(({ uuid, ...given }) => ({
    uuid,
    jersey_number: given.jerseyNumber ?? null,
    keeps_number: given.jerseyNumber === undefined,
    position_code: given.positionCode ?? null,
    keeps_position: given.positionCode === undefined,
  }));
  await transaction.query(sql`
    UPDATE players p SET team_uuid = ${teamUuid}, version = version + 1, last_modified = now(), modified_by = ${author},
      jersey_number = CASE WHEN a.keeps_number THEN p.jersey_number ELSE a.jersey_number END,
      position_code = CASE WHEN a.keeps_position THEN p.position_code ELSE a.position_code END
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS a(uuid text, jersey_number integer, keeps_number boolean, position_code text, keeps_position boolean)
    WHERE p.uuid = a.uuid`);
  const removed = removedPlayers.map(({ uuid }) => uuid);
  await transaction.query(sql`
    UPDATE players SET team_uuid = NULL, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ANY(${removed}::text[]) AND team_uuid = ${teamUuid}`);
}

/**
 * Adds staff to a team and takes staff from it; they may work for other teams, too. Of an added one who works there
 * already role and place are changed; what is left out stays, and a new one starts with the role that they have in
 * general. Throws as `changePlayers` does, but for the other teams.
 */
export async function changeStaffs(
  transaction: Transaction,
  author: string,
  teamUuid: string,
  { addedStaffs, removedStaffs }: StaffSquadChange,
  expectedVersion?: number,
): Promise<VersionedSquad> {
  refuseTwins({ addedStaffs, removedStaffs });
  await lockTeam(transaction, teamUuid);
  const uuids = [...addedStaffs, ...removedStaffs].map(({ uuid }) => uuid);
  const found = await transaction.query<Member>(
    sql`SELECT s.uuid, s.deleted FROM staff s WHERE s.uuid = ANY(${uuids}::text[]) ORDER BY s.uuid FOR UPDATE`,
  );
  refuseStale(await present(transaction, teamUuid), 'staffs', expectedVersion);
  refuseUnknown(found, { addedStaffs, removedStaffs });
  await writeStaffs(transaction, author, teamUuid, { addedStaffs, removedStaffs });
  return present(transaction, teamUuid);
}

async function writeStaffs(
  transaction: Transaction,
  author: string,
  teamUuid: string,
  { addedStaffs, removedStaffs }: StaffSquadChange,
): Promise<void> {
  const added = addedStaffs.map(({ uuid, role, sortOrder }) => ({
    uuid,
    id: newUuid(),
    role: role ?? null,
    keeps_role: role === undefined,
    sort_order: sortOrder ?? null,
  }));
  await transaction.query(sql`
    INSERT INTO staff_teams AS l (staff_uuid, team_uuid, id, active, role, sort_order)
    SELECT s.uuid, ${teamUuid}, a.id, true, CASE WHEN a.keeps_role THEN coalesce(o.role, s.role) ELSE a.role END,
      coalesce(a.sort_order, o.sort_order, 0)
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      AS a(uuid text, id text, role text, keeps_role boolean, sort_order integer)
    JOIN staff s ON s.uuid = a.uuid LEFT JOIN staff_teams o ON o.staff_uuid = s.uuid AND o.team_uuid = ${teamUuid}
    ON CONFLICT (instance_id, staff_uuid, team_uuid)
      DO UPDATE SET active = true, role = excluded.role, sort_order = excluded.sort_order`);
  const removed = removedStaffs.map(({ uuid }) => uuid);
  const left = await transaction.query<{ uuid: string }>(sql`
    DELETE FROM staff_teams WHERE staff_uuid = ANY(${removed}::text[]) AND team_uuid = ${teamUuid}
    RETURNING staff_uuid AS uuid`);
  const changed = [...added, ...left].map(({ uuid }) => uuid);
  await transaction.query(sql`
    UPDATE staff SET version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ANY(${changed}::text[])`);
}

/** One whom a change names, and the team that they play in. */
interface Member {
  uuid: string;
  deleted: boolean;
  team?: string | null;
}

/** The lists of a change, by their property. */
type Lists = Readonly<Record<string, readonly { uuid: string }[]>>;

/**
 * Changes of one squad happen one after the other. Throws `NotFoundError` for a team that there is not, or that is
 * deleted.
 */
async function lockTeam(transaction: Transaction, uuid: string): Promise<void> {
  const found = await transaction.query(
    sql`SELECT 1 FROM teams WHERE uuid = ${uuid} AND NOT deleted FOR NO KEY UPDATE`,
  );
  if (found.length === 0) throw new NotFoundError('team', uuid);
}

async function present(transaction: Transaction, teamUuid: string): Promise<VersionedSquad> {
  const found = await getSquad(transaction, teamUuid);
  if (found === undefined) throw new NotFoundError('team', teamUuid);
  return found;
}

function refuseStale(squad: VersionedSquad, part: 'players' | 'staffs', expected: number | undefined): void {
  if (expected === undefined || expected === squad[part] || expected === squad.version) return;
  throw new StaleError(squad[part]);
}

function refuseTwins(lists: Lists): void {
  const seen = new Set<string>();
  for (const [field, entries] of Object.entries(lists)) {
    entries.forEach(({ uuid }, index) => {
      if (seen.has(uuid)) {
        throw new ContradictionError('repeated', [`${field}.${index}`], 'Nobody can be named twice in one change.');
      }
      seen.add(uuid);
    });
  }
}

/**
 * The members by uuid. Throws `UnknownReferenceError` for one that there is not; a deleted one can leave, but not join.
 */
function refuseUnknown(found: readonly Member[], lists: Lists): ReadonlyMap<string, Member> {
  const members = new Map(found.map((member) => [member.uuid, member]));
  for (const [field, entries] of Object.entries(lists)) {
    entries.forEach(({ uuid }, index) => {
      const member = members.get(uuid);
      if (member && !(member.deleted && field.startsWith('added'))) return;
      throw new UnknownReferenceError(`${field}.${index}.uuid`, uuid);
    });
  }
  return members;
}
