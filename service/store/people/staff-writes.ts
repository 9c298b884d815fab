import type { ExternalId, Staff, StaffInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { mediaOfList, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { consentRow } from './portrait-consent.ts';
import { getStaff, staffColumns, type VersionedStaff } from './staff.ts';

/**
 * Makes a staff member. Throws `UnknownReferenceError` for a team or register that the site does not have,
 * `UnknownMediaError` for a portrait that is not in the site's media.
 */
export async function createStaff(
  transaction: Transaction,
  author: string,
  input: StaffInput,
): Promise<VersionedStaff> {
  await refuseUnknownReferences(transaction, staffReferences(input));
  await refuseUnknownMedia(transaction, mediaOfList('staffMedia', input.staffMedia));
  const row = { uuid: newUuid(), ...createdBy(author), ...rowOf(input, []) };
  const made = await writeRow<VersionedStaff>(transaction, insertRow('staff', row), staffColumns);
  return withTeams(transaction, made, input);
}

/**
 * Changes a staff member; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`
 * when the staff member is no longer at `expectedVersion` (left out: not compared), `LockedError` for a locked external
 * id, and what `createStaff` throws.
 */
export async function updateStaff(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: StaffInput,
  expectedVersion?: number,
): Promise<VersionedStaff> {
  const { staff: before, version } = await lockedStaff(transaction, uuid);
  refuseStale(version, expectedVersion);
  return changeStaff(transaction, author, before, input);
}

/** Changes a staff member as `updateStaff` does, from what `lockedStaff` returned. */
export async function changeStaff(
  transaction: Transaction,
  author: string,
  before: Staff,
  input: Partial<StaffInput>,
): Promise<VersionedStaff> {
  const after: StaffInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, staffReferences(after), staffReferences(before));
  const media = (staff: StaffInput) => mediaOfList('staffMedia', staff.staffMedia);
  await refuseUnknownMedia(transaction, media(after), media(before));
  const row = { ...rowOf(after, before.extIds), ...changedBy(author) };
  const update = updateRow('staff', row, { uuid: before.uuid });
  return withTeams(transaction, await writeRow<VersionedStaff>(transaction, update, staffColumns), input);
}

/**
 * Marks a staff member as deleted; `updateStaff` can restore it. One that is deleted already stays at its version, so
 * that asking twice does no harm. Throws `NotFoundError` and `StaleError`.
 */
export async function deleteStaff(
  transaction: Transaction,
  author: string,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  const { staff, version } = await lockedStaff(transaction, uuid);
  if (staff.deleted) return;
  refuseStale(version, expectedVersion);
  await transaction.query(updateRow('staff', { deleted: true, ...changedBy(author) }, { uuid }));
}

/** The staff member as it stays until the transaction ends. Throws `NotFoundError`. */
export async function lockedStaff(transaction: Transaction, uuid: string): Promise<VersionedStaff> {
  await transaction.query(sql`SELECT 1 FROM staff WHERE uuid = ${uuid} FOR UPDATE`);
  return present(transaction, uuid);
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
    first_name: firstName,
    last_name: lastName,
    nationality: writtenCountry(input.nationality),
    role,
    gender: input.gender ?? null,
    contact_info: JSON.stringify(input.contactInfo ?? []),
    staff_media: JSON.stringify(media),
    ...consentRow(input),
    ext_ids: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
    search_text: staffSearchText({ firstName, lastName, role }),
  };
}

/** The text that a search for a staff member looks through: the name and the role. */
export function staffSearchText(staff: { firstName: string; lastName: string; role: string | null }): string {
  return searchText(staff.firstName, staff.lastName, staff.role);
}

/** Writes what the staff member does for teams where the input has something else than `written`. */
async function withTeams(
  transaction: Transaction,
  written: VersionedStaff,
  { teamStaffInfo }: Partial<StaffInput>,
): Promise<VersionedStaff> {
  const { uuid, teamStaffInfo: before } = written.staff;
  const rows = JSON.stringify(teamRows(teamStaffInfo ?? before));
  if (rows === JSON.stringify(teamRows(before))) return written;
  await transaction.query(sql`DELETE FROM staff_teams WHERE staff_uuid = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO staff_teams (staff_uuid, team_uuid, id, active, role, sort_order)
    SELECT ${uuid}, team_uuid, id, active, role, sort_order
    FROM jsonb_populate_recordset(NULL::staff_teams, ${rows}::jsonb)`);
  return present(transaction, uuid);
}

/** The rows of `staff_teams`, in one order. */
function teamRows(info: Staff['teamStaffInfo']) {
  const rows = Object.entries(info).map(([team, entry]) => ({
    team_uuid: team,
    id: entry.id ?? newUuid(),
    active: entry.active,
    role: entry.role ?? null,
    sort_order: entry.sortOrder ?? 0,
  }));
  return rows.sort((one, other) => (one.team_uuid < other.team_uuid ? -1 : 1));
}
