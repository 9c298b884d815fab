import { lastYear } from '../../../openapi/formats/moments.ts';
import type { SponsorInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, InUseError, isRefusedBy, NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { newUuid } from '../input/uuid.ts';
import { refuseUnknownMedia } from '../media/media-references.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { renewedUntil } from './renewed-until.ts';
import { mediaOfSponsor, sponsorRow } from './sponsor-input.ts';
import { listSponsorUses } from './sponsor-uses.ts';
import { getSponsor, type SponsorView, sponsorColumns, type VersionedSponsor } from './sponsors.ts';

/** Who writes, and how the sponsor is read then. */
export interface SponsorWriter extends SponsorView {
  readonly author: string;
}

/**
 * Makes a sponsor. Throws what `sponsorRow` throws, `UnknownMediaError` for a logo that the library does not have, and
 * `ConflictError` (`repeatedExternalId`).
 */
export async function createSponsor(
  transaction: Transaction,
  writer: SponsorWriter,
  input: SponsorInput,
): Promise<VersionedSponsor> {
  const row = sponsorRow(input);
  await refuseUnknownMedia(transaction, mediaOfSponsor(input));
  const contact_version = row.contact === null ? 0 : 1;
  const made = { uuid: newUuid(), ...createdBy(writer.author), ...row, contact_version };
  return writeSponsor(transaction, writer, insertRow('sponsors', made), input);
}

/**
 * Changes a sponsor; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`, and what
 * `createSponsor` throws.
 */
export async function updateSponsor(
  transaction: Transaction,
  writer: SponsorWriter,
  id: string,
  input: SponsorInput,
  expectedVersion?: number,
): Promise<VersionedSponsor> {
  const { sponsor: before } = await locked(transaction, id, writer, expectedVersion);
  const after = { ...before, ...withoutUndefined(input) };
  const row = sponsorRow(after);
  await refuseUnknownMedia(transaction, mediaOfSponsor(after), mediaOfSponsor(before));
  // The history tells that the contact changed, and not what to.
  const isOther = sql`p.contact IS DISTINCT FROM ${row.contact}::jsonb`;
  const contact_version = sql`p.contact_version + CASE WHEN ${isOther} THEN 1 ELSE 0 END`;
  const changed = { ...row, contact_version, ...changedBy(writer.author) };
  return writeSponsor(transaction, writer, updateRow('sponsors', changed, { uuid: id }), after);
}

/**
 * Moves the end of a contract on to the same day of the next year, or of the first one that has not ended by then. Throws
 * `NotFoundError`, `StaleError`, and `ConflictError`: `noEnd` for a contract without an end, `tooLate` for one that
 * could not be written any more.
 */
export async function renewSponsor(
  transaction: Transaction,
  writer: SponsorWriter,
  id: string,
  expectedVersion?: number,
): Promise<VersionedSponsor> {
  const { sponsor } = await locked(transaction, id, writer, expectedVersion);
  if (!sponsor.contractUntil) {
    throw new ConflictError('noEnd', ['contractUntil'], 'A contract without an end cannot be renewed.');
  }
  const contractUntil = renewedUntil(sponsor.contractUntil, writer.today);
  if (!contractUntil) {
    throw new ConflictError('tooLate', ['contractUntil'], `A contract ends in the year ${lastYear} at the latest.`);
  }
  const row = { contract_until: contractUntil, ...changedBy(writer.author) };
  return writeRow(transaction, updateRow('sponsors', row, { uuid: id }), sponsorColumns(writer));
}

/**
 * Deletes a sponsor. Throws `NotFoundError`, `StaleError`, and `InUseError` where it stands somewhere, unless
 * `evenInUse`: then it leaves its groups, which have a new version.
 */
export async function deleteSponsor(
  transaction: Transaction,
  writer: SponsorWriter,
  id: string,
  { evenInUse, expectedVersion }: { evenInUse: boolean; expectedVersion?: number | undefined },
): Promise<void> {
  await locked(transaction, id, writer, expectedVersion);
  const uses = evenInUse ? [] : await listSponsorUses(transaction, id);
  if (uses.length > 0) throw new InUseError(uses.length);
  const { version, last_modified, modified_by } = changedBy(writer.author);
  await transaction.query(sql`
    UPDATE sponsor_groups p SET version = ${version}, last_modified = ${last_modified}, modified_by = ${modified_by}
    WHERE uuid IN (SELECT group_uuid FROM sponsor_memberships WHERE sponsor_uuid = ${id})`);
  await transaction.query(sql`DELETE FROM sponsors WHERE uuid = ${id}`);
}

async function writeSponsor(
  transaction: Transaction,
  writer: SponsorWriter,
  write: Sql,
  { externalId }: SponsorInput,
): Promise<VersionedSponsor> {
  try {
    return await writeRow(transaction, write, sponsorColumns(writer));
  } catch (error) {
    // The index decides, so that two at once cannot both take an id.
    if (!isRefusedBy(error, 'sponsors_external_id')) throw error;
    throw new ConflictError(
      'repeatedExternalId',
      ['externalId'],
      `Another sponsor has the external id '${externalId}'.`,
    );
  }
}

/** The sponsor as it stays until the transaction ends. */
async function locked(
  transaction: Transaction,
  id: string,
  view: SponsorView,
  expectedVersion?: number,
): Promise<VersionedSponsor> {
  await transaction.query(sql`SELECT 1 FROM sponsors WHERE uuid = ${id} FOR UPDATE`);
  const found = await getSponsor(transaction, id, view);
  if (!found) throw new NotFoundError('sponsor', id);
  refuseStale(found.version, expectedVersion);
  return found;
}
