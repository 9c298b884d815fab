import type { Team, TeamInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { refuseUnknownReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { changeNames } from '../locks/name-lock.ts';
import { refuseUnknownMedia } from '../media/media-references.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { teamMediaReferences, teamReferences } from './team-references.ts';
import { getTeam, teamColumns, type VersionedTeam } from './teams.ts';

/**
 * Makes a team. Throws `DuplicateError` for a team code that another team of the owner has, `UnknownReferenceError` for
 * an owner, series, sport or register that the site does not have, `UnknownMediaError` for a picture.
 */
export async function createTeam(transaction: Transaction, author: string, input: TeamInput): Promise<VersionedTeam> {
  await refuseUnknownReferences(transaction, teamReferences(input));
  await refuseUnknownMedia(transaction, teamMediaReferences(input));
  const uuid = newUuid();
  const row = { uuid, ...createdBy(author), ...rowOf(input, []) };
  const made = await writeTeam(transaction, insertRow('teams', row), input.teamCode);
  return withLinks(transaction, made, input);
}

/**
 * Changes a team; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the
 * team is no longer at `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what
 * `createTeam` throws. `check` sees the team as it stays until the transaction ends, and may throw, too.
 */
export async function updateTeam(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: TeamInput,
  expectedVersion?: number,
  check?: (before: Team) => Promise<void>,
): Promise<VersionedTeam> {
  const { team: before, version } = await lockedTeam(transaction, uuid);
  refuseStale(version, expectedVersion);
  await check?.(before);
  return changeTeam(transaction, author, before, input);
}

/** Changes a team as `updateTeam` does, from what `lockedTeam` returned. */
export async function changeTeam(
  transaction: Transaction,
  author: string,
  before: Team,
  input: Partial<TeamInput>,
): Promise<VersionedTeam> {
  const after: TeamInput = { ...before, ...withoutUndefined(input) };
  const row = { ...rowOf(after, before.extIds), ...changedBy(author) };
  await refuseUnknownReferences(transaction, teamReferences(after), teamReferences(before));
  await refuseUnknownMedia(transaction, teamMediaReferences(after), teamMediaReferences(before));
  const changed = await writeTeam(transaction, updateRow('teams', row, { uuid: before.uuid }), after.teamCode);
  return withLinks(transaction, changed, input);
}

/** The team as it stays until the transaction ends, with the names that games are ordered by. */
async function lockedTeam(transaction: Transaction, uuid: string): Promise<VersionedTeam> {
  await changeNames(transaction);
  await transaction.query(sql`SELECT 1 FROM teams WHERE uuid = ${uuid} FOR UPDATE`);
  return present(transaction, uuid);
}

function writeTeam(transaction: Transaction, write: Sql, teamCode: string): Promise<VersionedTeam> {
  return refusingDuplicate('teams_code', { path: 'teamCode', value: teamCode }, () =>
    writeRow<VersionedTeam>(transaction, write, teamColumns),
  );
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedTeam> {
  const found = await getTeam(transaction, uuid);
  if (found === undefined) throw new NotFoundError('team', uuid);
  return found;
}

/** The columns' values. Lists and objects are written as JSON text, because the driver would make arrays of lists. */
function rowOf(input: TeamInput, extIdsBefore: Team['extIds']) {
  const media = (input.teamMedia ?? []).map((entry) => ({ ...entry, id: entry.id ?? newUuid() }));
  return {
    display_name: input.displayName,
    team_code: input.teamCode,
    gender: input.gender ?? null,
    nationality: writtenCountry(input.nationality),
    owner_instance_id: input.ownerInstanceId,
    logo: input.logo ? JSON.stringify(input.logo) : null,
    icon: input.icon ?? null,
    team_names: JSON.stringify(input.teamNames ?? {}),
    club_name: JSON.stringify(input.clubName ?? {}),
    team_info: JSON.stringify(input.teamInfo ?? {}),
    team_media: JSON.stringify(media),
    ext_ids: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
    search_text: teamSearchText(input),
  };
}

/** The text that a search for a team looks through: its name, its code and all names of team and club. */
export function teamSearchText(team: Pick<TeamInput, 'displayName' | 'teamCode' | 'teamNames' | 'clubName'>): string {
  const names = new Set([...Object.values(team.teamNames ?? {}), ...Object.values(team.clubName ?? {})]);
  return searchText(team.displayName, team.teamCode, ...names);
}

/** Writes the team's series and sports where the input has others than the team, in the input's order, each once. */
async function withLinks(
  transaction: Transaction,
  { team, version }: VersionedTeam,
  { series, sport }: Partial<TeamInput>,
): Promise<VersionedTeam> {
  const changed = [
    await replaceLinks(transaction, team.uuid, seriesLinks, team.series, series),
    await replaceLinks(transaction, team.uuid, sportLinks, team.sport, sport),
  ];
  return changed.includes(true) ? present(transaction, team.uuid) : { team, version };
}

/** A table that links teams with other things. */
interface Links {
  table: Sql;
  column: Sql;
}

const seriesLinks: Links = { table: sql`team_series`, column: sql`series_uuid` };
const sportLinks: Links = { table: sql`team_sports`, column: sql`sport_uuid` };

/** Whether the links had to be written anew. */
async function replaceLinks(
  transaction: Transaction,
  team: string,
  { table, column }: Links,
  before: readonly { uuid: string }[],
  wanted: readonly { uuid: string }[] | undefined,
): Promise<boolean> {
  const linked = [...new Set(wanted?.map(({ uuid }) => uuid))];
  if (wanted === undefined || linked.join() === before.map(({ uuid }) => uuid).join()) return false;
  await transaction.query(sql`DELETE FROM ${table} WHERE team_uuid = ${team}`);
  await transaction.query(sql`
    INSERT INTO ${table} (team_uuid, ${column}, sort_order)
    SELECT ${team}, linked, place FROM unnest(${linked}::text[]) WITH ORDINALITY l(linked, place)`);
  return true;
}
