import type { Team, TeamInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refusingDuplicate, StaleError } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { refuseUnknownReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { changeNames } from '../locks/name-lock.ts';
import { refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { teamMediaReferences, teamReferences } from './team-references.ts';
import { getTeam, type VersionedTeam } from './teams.ts';

/**
 * Makes a team. `author` is kept as `createdBy`. Throws `DuplicateError` for a team code that another team of the owner has,
 * `UnknownReferenceError` for an owner, series, sport or register that the site does not have, `UnknownMediaError` for a picture.
 */
export async function createTeam(transaction: Transaction, author: string, input: TeamInput): Promise<VersionedTeam> {
  await refuseUnknownReferences(transaction, teamReferences(input));
  await refuseUnknownMedia(transaction, teamMediaReferences(input));
  const uuid = newUuid();
  const row = rowOf(input, []);
  await refusingDuplicate('teams_code', { path: 'teamCode', value: input.teamCode }, () =>
    transaction.query(sql`
      INSERT INTO teams (uuid, created_by, modified_by, display_name, team_code, gender, nationality, owner_instance_id,
        logo, icon, team_names, club_name, team_info, team_media, ext_ids, deleted, search_text)
      VALUES (${uuid}, ${author}, ${author}, ${row.displayName}, ${row.teamCode}, ${row.gender}, ${row.nationality},
        ${row.ownerInstanceId}, ${row.logo}, ${row.icon}, ${row.teamNames}, ${row.clubName}, ${row.teamInfo},
        ${row.teamMedia}, ${row.extIds}, ${row.deleted}, ${row.searchText})`),
  );
  await replaceLinks(transaction, uuid, input);
  return present(transaction, uuid);
}

/**
 * The team as it stays until the transaction ends, with the names that games are ordered by. Throws `NotFoundError`, and `StaleError` when the team is no longer
 * at `expectedVersion` (left out: not compared).
 */
export async function lockedTeam(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<VersionedTeam> {
  await changeNames(transaction);
  await transaction.query(sql`SELECT 1 FROM teams WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

/** Changes a team; a property that the input leaves out keeps its value. Throws what `lockedTeam` and `createTeam` throw. */
export async function updateTeam(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: TeamInput,
  expectedVersion?: number,
): Promise<VersionedTeam> {
  const before = await lockedTeam(transaction, uuid, expectedVersion);
  const after: TeamInput = { ...before.team, ...withoutUndefined(input) };
  const row = rowOf(after, before.team.extIds);
  await refuseUnknownReferences(transaction, teamReferences(after), teamReferences(before.team));
  await refuseUnknownMedia(transaction, teamMediaReferences(after), teamMediaReferences(before.team));
  await refusingDuplicate('teams_code', { path: 'teamCode', value: after.teamCode }, () =>
    transaction.query(sql`
      UPDATE teams SET display_name = ${row.displayName}, team_code = ${row.teamCode}, gender = ${row.gender},
        nationality = ${row.nationality}, owner_instance_id = ${row.ownerInstanceId}, logo = ${row.logo},
        icon = ${row.icon}, team_names = ${row.teamNames}, club_name = ${row.clubName}, team_info = ${row.teamInfo},
        team_media = ${row.teamMedia}, ext_ids = ${row.extIds}, deleted = ${row.deleted},
        search_text = ${row.searchText}, version = version + 1, last_modified = now(), modified_by = ${author}
      WHERE uuid = ${uuid}`),
  );
  await replaceLinks(transaction, uuid, input);
  return present(transaction, uuid);
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedTeam> {
  const found = await getTeam(transaction, uuid);
  if (found === undefined) throw new NotFoundError('team', uuid);
  return found;
}

/** The columns' values. Lists and objects are written as JSON text, because the driver would make arrays of lists. */
function rowOf(input: TeamInput, extIdsBefore: Team['extIds']) {
  const { teamNames = {}, clubName = {} } = input;
  const media = (input.teamMedia ?? []).map((entry) => ({ ...entry, id: entry.id ?? newUuid() }));
  return {
    displayName: input.displayName,
    teamCode: input.teamCode,
    gender: input.gender ?? null,
    nationality: writtenCountry(input.nationality),
    ownerInstanceId: input.ownerInstanceId,
    logo: input.logo ? JSON.stringify(input.logo) : null,
    icon: input.icon ?? null,
    teamNames: JSON.stringify(teamNames),
    clubName: JSON.stringify(clubName),
    teamInfo: JSON.stringify(input.teamInfo ?? {}),
    teamMedia: JSON.stringify(media),
    extIds: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
    searchText: teamSearchText(input),
  };
}

/** The text that a search for a team looks through: its name, its code and all names of team and club. */
export function teamSearchText(team: Pick<TeamInput, 'displayName' | 'teamCode' | 'teamNames' | 'clubName'>): string {
  const names = new Set([...Object.values(team.teamNames ?? {}), ...Object.values(team.clubName ?? {})]);
  return searchText(team.displayName, team.teamCode, ...names);
}

/** Writes the team's series and sports anew where the input has them, in the input's order, each once. */
async function replaceLinks(transaction: Transaction, uuid: string, input: TeamInput): Promise<void> {
  if (input.series !== undefined) {
    const series = [...new Set(input.series.map((reference) => reference.uuid))];
    await transaction.query(sql`DELETE FROM team_series WHERE team_uuid = ${uuid}`);
    await transaction.query(sql`
      INSERT INTO team_series (team_uuid, series_uuid, sort_order)
      SELECT ${uuid}, linked, place FROM unnest(${series}::text[]) WITH ORDINALITY l(linked, place)`);
  }
  if (input.sport !== undefined) {
    const sports = [...new Set(input.sport.map((reference) => reference.uuid))];
    await transaction.query(sql`DELETE FROM team_sports WHERE team_uuid = ${uuid}`);
    await transaction.query(sql`
      INSERT INTO team_sports (team_uuid, sport_uuid, sort_order)
      SELECT ${uuid}, linked, place FROM unnest(${sports}::text[]) WITH ORDINALITY l(linked, place)`);
  }
}
