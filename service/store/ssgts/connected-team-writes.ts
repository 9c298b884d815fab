import type { ConnectExternalIdInput, ConnectedTeam, ConnectTeamsInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, DuplicateError, NotFoundError, refuseStale } from '../errors.ts';
import { type Reference, refuseUnknownReferences } from '../input/references.ts';
import { mostExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { sql } from '../sql.ts';
import { changedBy, updateRow } from '../write-row.ts';
import { type ConnectedTeams, listConnectedTeams } from './connected-teams.ts';

/**
 * Adds teams to a competition and takes teams out of it; one that stands in both lists stays in. Throws
 * `NotFoundError`, `StaleError`, `UnknownReferenceError` for a team that the site does not have, and `ConflictError`
 * for a team with games in the competition (`hasGames`) or a deleted competition (`deleted`). What changes nothing
 * leaves the version as it is.
 */
export async function connectTeams(
  transaction: Transaction,
  author: string,
  ssgtUuid: string,
  input: ConnectTeamsInput,
  expectedVersion?: number,
): Promise<ConnectedTeams> {
  await lockUsableSsgt(transaction, ssgtUuid, expectedVersion);
  const before = await present(transaction, ssgtUuid);
  const connected = new Map(before.teams.map((team) => [team.uuid, team] as const));
  const added = new Set(input.addedTeams.map(({ uuid }) => uuid));
  await refuseUnknownReferences(
    transaction,
    input.addedTeams.map(({ uuid }, index) => teamReference(`addedTeams.${index}.uuid`, uuid)),
    before.teams.map(({ uuid }) => teamReference('', uuid)),
  );
  const leaving = input.removedTeams.filter(({ uuid }) => connected.has(uuid) && !added.has(uuid));
  refuseTeamsWithGames(input, leaving, connected);
  const coming = [...added].filter((uuid) => !connected.has(uuid));
  if (leaving.length + coming.length === 0) return before;
  await transaction.query(sql`
    DELETE FROM ssgt_teams WHERE ssgt_uuid = ${ssgtUuid} AND team_uuid = ANY(${leaving.map(({ uuid }) => uuid)}::text[])`);
  await transaction.query(sql`
    INSERT INTO ssgt_teams (ssgt_uuid, team_uuid) SELECT ${ssgtUuid}, team FROM unnest(${coming}::text[]) team
    ON CONFLICT DO NOTHING`);
  await recordChange(transaction, author, ssgtUuid);
  return present(transaction, ssgtUuid);
}

/**
 * Adds an external id to a team of a competition, which is a change of both. One that the team has already changes
 * nothing. Throws `NotFoundError` also for a team that is not in the competition, `StaleError`, `UnknownReferenceError`
 * for a register that is not there, `DuplicateError` when the register knows another team of the site by this id, and
 * `ConflictError` for a deleted competition (`deleted`) and a team that has as many as it may (`maxItems`).
 */
export async function connectTeamExternalId(
  transaction: Transaction,
  author: string,
  ssgtUuid: string,
  teamUuid: string,
  input: ConnectExternalIdInput,
  expectedVersion?: number,
): Promise<{ team: ConnectedTeam; version: number }> {
  await lockCompetitions(transaction);
  await lockUsableSsgt(transaction, ssgtUuid, expectedVersion);
  const type = input.extIdType.uuid;
  await refuseUnknownReferences(transaction, [{ kind: 'register', path: 'extIdType.uuid', value: type }]);
  await transaction.query(sql`SELECT 1 FROM teams WHERE uuid = ${teamUuid} FOR UPDATE`);
  await connectedTeam(transaction, ssgtUuid, teamUuid);
  const holders = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM teams WHERE NOT deleted
      AND ext_ids @> jsonb_build_array(jsonb_build_object('extId', ${input.extId}::text, 'type', ${type}::text))`);
  if (holders.some(({ uuid }) => uuid !== teamUuid)) throw new DuplicateError('extId', input.extId);
  if (holders.length === 0) {
    await refuseFull(transaction, teamUuid);
    const entry = JSON.stringify({ id: newUuid(), extId: input.extId, locked: false, type });
    const row = { ext_ids: sql`p.ext_ids || ${entry}::jsonb`, ...changedBy(author) };
    await transaction.query(updateRow('teams', row, { uuid: teamUuid }));
    await recordChange(transaction, author, ssgtUuid);
  }
  return connectedTeam(transaction, ssgtUuid, teamUuid);
}

/** What is added one by one has the same limit as what comes in one list. */
async function refuseFull(transaction: Transaction, teamUuid: string): Promise<void> {
  const [team] = await transaction.query<{ count: number }>(
    sql`SELECT jsonb_array_length(ext_ids) AS count FROM teams WHERE uuid = ${teamUuid}`,
  );
  if (team && team.count >= mostExternalIds) {
    throw new ConflictError('maxItems', ['extId'], `A team can have at most ${mostExternalIds} external ids.`);
  }
}

async function lockUsableSsgt(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<void> {
  const [found] = await transaction.query<{ version: number; deleted: boolean }>(
    sql`SELECT version, deleted FROM ssgts WHERE uuid = ${uuid} FOR UPDATE`,
  );
  if (!found) throw new NotFoundError('competition', uuid);
  refuseStale(found.version, expectedVersion);
  if (found.deleted) {
    throw new ConflictError('deleted', ['ssgtUuid'], 'The teams of a deleted competition cannot be changed.');
  }
}

async function present(transaction: Transaction, ssgtUuid: string): Promise<ConnectedTeams> {
  const found = await listConnectedTeams(transaction, ssgtUuid);
  if (found === undefined) throw new NotFoundError('competition', ssgtUuid);
  return found;
}

async function connectedTeam(transaction: Transaction, ssgtUuid: string, teamUuid: string) {
  const { teams, version } = await present(transaction, ssgtUuid);
  const team = teams.find(({ uuid }) => uuid === teamUuid);
  if (team === undefined) throw new NotFoundError('team in this competition', teamUuid);
  return { team, version };
}

function teamReference(path: string, value: string): Reference {
  return { kind: 'team', path, value };
}

function refuseTeamsWithGames(
  { removedTeams }: ConnectTeamsInput,
  leaving: ConnectTeamsInput['removedTeams'],
  connected: ReadonlyMap<string, ConnectedTeam>,
): void {
  const playing = leaving.filter(({ uuid }) => (connected.get(uuid)?.gameCount ?? 0) > 0);
  if (playing.length === 0) return;
  const names = playing.map(({ uuid }) => connected.get(uuid)?.displayName).join(', ');
  const paths = playing.map((team) => `removedTeams.${removedTeams.indexOf(team)}`);
  throw new ConflictError('hasGames', paths, `A team with games in the competition cannot leave it: ${names}.`);
}

async function recordChange(transaction: Transaction, author: string, ssgtUuid: string): Promise<void> {
  await transaction.query(updateRow('ssgts', changedBy(author), { uuid: ssgtUuid }));
}
