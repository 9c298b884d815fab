import type { ExternalId, StaffInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, StaleError } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { mediaOfList, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { getStaff, type VersionedStaff } from './staff.ts';

/**
 * Makes a staff member. `author` is kept as `createdBy`. Throws `UnknownReferenceError` for a team or register that the site does not have,
 * `UnknownMediaError` for a portrait that is none of the site's media.
 */
export async function createStaff(
  transaction: Transaction,
  author: string,
  input: StaffInput,
): Promise<VersionedStaff> {
  await refuseUnknownReferences(transaction, staffReferences(input));
  await refuseUnknownMedia(transaction, mediaOfList('staffMedia', input.staffMedia));
  const uuid = newUuid();
  const row = rowOf(input, []);
  await transaction.query(sql`
    INSERT INTO staff (uuid, created_by, modified_by, first_name, last_name, nationality, role, gender, contact_info,
      staff_media, ext_ids, deleted, search_text)
    VALUES (${uuid}, ${author}, ${author}, ${row.firstName}, ${row.lastName}, ${row.nationality}, ${row.role},
      ${row.gender}, ${row.contactInfo}, ${row.staffMedia}, ${row.extIds}, ${row.deleted}, ${row.searchText})`);
  await replaceTeams(transaction, uuid, input);
  return present(transaction, uuid);
}

/**
 * Changes a staff member; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the staff member is no longer at
 * `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what `createStaff` throws.
 */
export async function updateStaff(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: StaffInput,
  expectedVersion?: number,
): Promise<VersionedStaff> {
  const before = await locked(transaction, uuid, expectedVersion);
  const after: StaffInput = { ...before.staff, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, staffReferences(after), staffReferences(before.staff));
  const media = (staff: StaffInput) => mediaOfList('staffMedia', staff.staffMedia);
  await refuseUnknownMedia(transaction, media(after), media(before.staff));
  const row = rowOf(after, before.staff.extIds);
  await transaction.query(sql`
    UPDATE staff SET first_name = ${row.firstName}, last_name = ${row.lastName}, nationality = ${row.nationality},
      role = ${row.role}, gender = ${row.gender}, contact_info = ${row.contactInfo}, staff_media = ${row.staffMedia},
      ext_ids = ${row.extIds}, deleted = ${row.deleted}, search_text = ${row.searchText}, version = version + 1,
      last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
  await replaceTeams(transaction, uuid, input);
  return present(transaction, uuid);
}

/**
 * Marks a staff member as deleted; `updateStaff` can take it back. One that is deleted already stays at its version, so that asking twice does no harm.
 * Throws `NotFoundError` and `StaleError`.
 */
export async function deleteStaff(
  transaction: Transaction,
  author: string,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  const { staff, version } = await locked(transaction, uuid);
  if (staff.deleted) return;
  if (expectedVersion !== undefined && version !== expectedVersion) throw new StaleError(version);
  await transaction.query(sql`
    UPDATE staff SET deleted = true, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
}

/** The staff member as it stays until the transaction ends. */
async function locked(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<VersionedStaff> {
  await transaction.query(sql`SELECT 1 FROM staff WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedStaff> {
  const found = await getStaff(transaction, uuid);
  if (found === undefined) throw new NotFoundError('staff member', uuid);
  return found;
}

function staffReferences(input: StaffInput): Reference[] {
  return [
    ...Object.keys(input.teamStaffInfo ?? {}).map(
      (uuid): Reference => ({ kind: 'team', path: `teamStaffInfo.${uuid}`, value: uuid }),
    ),
    ...registerReferences('extIds', input.extIds),
  ];
}

/** The columns' values. Lists are written as JSON text, because the driver would make arrays of them. */
function rowOf(input: StaffInput, extIdsBefore: readonly ExternalId[]) {
  const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
  const role = input.role ?? null;
  const media = (input.staffMedia ?? []).map((entry) => ({ ...entry, id: entry.id ?? newUuid() }));
  return {
    firstName,
    lastName,
    nationality: writtenCountry(input.nationality),
    role,
    gender: input.gender ?? null,
    contactInfo: JSON.stringify(input.contactInfo ?? []),
    staffMedia: JSON.stringify(media),
    extIds: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
    searchText: staffSearchText({ firstName, lastName, role }),
  };
}

/** The text that a search for a staff member looks through: the name and the role. */
export function staffSearchText(staff: { firstName: string; lastName: string; role: string | null }): string {
  return searchText(staff.firstName, staff.lastName, staff.role);
}

/** Writes what the staff member does for teams anew where the input has it. */
async function replaceTeams(transaction: Transaction, uuid: string, input: StaffInput): Promise<void> {
  if (input.teamStaffInfo === undefined) return;
  const rows = Object.entries(input.teamStaffInfo).map(([team, entry]) => ({
    team_uuid: team,
    id: entry.id ?? newUuid(),
    active: entry.active,
    role: entry.role ?? null,
    sort_order: entry.sortOrder ?? 0,
  }));
  await transaction.query(sql`DELETE FROM staff_teams WHERE staff_uuid = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO staff_teams (staff_uuid, team_uuid, id, active, role, sort_order)
    SELECT ${uuid}, team_uuid, id, active, role, sort_order
    FROM jsonb_populate_recordset(NULL::staff_teams, ${JSON.stringify(rows)}::jsonb)`);
}
