import type { SeasonInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, isRefusedBy, NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { type Sql, sql } from '../sql.ts';
import { renameSsgtsOf } from '../ssgts/ssgt-titles.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { getSeason, seasonColumns, type VersionedSeason } from './seasons.ts';

/** Makes a season. Throws `DuplicateError` for a code that another season has (specification §5). */
export async function createSeason(
  transaction: Transaction,
  author: string,
  input: SeasonInput,
): Promise<VersionedSeason> {
  const row = { uuid: newUuid(), ...createdBy(author), ...rowOf(input) };
  return writeSeason(transaction, insertRow('seasons', row), input.code);
}

/**
 * Changes a season, and the titles of the competitions that are called after it; a property that the input leaves out
 * keeps its value. Throws `NotFoundError`, also for a deleted one, `StaleError`, and what `createSeason` throws.
 */
export async function updateSeason(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: SeasonInput,
  expectedVersion?: number,
): Promise<VersionedSeason> {
  await lockCompetitions(transaction);
  const { season: before, version } = await present(transaction, uuid);
  if (before.deleted) throw new NotFoundError('season', uuid);
  refuseStale(version, expectedVersion);
  const after: SeasonInput = { ...before, ...withoutUndefined(input) };
  const row = { ...rowOf(after), ...changedBy(author) };
  const changed = await writeSeason(transaction, updateRow('seasons', row, { uuid }), after.code);
  await renameSsgtsOf(transaction, 'season', uuid);
  return changed;
}

/**
 * Deletes a season. One that is deleted already stays at its version. Throws `NotFoundError`, `StaleError`, and
 * `ConflictError` (`seasonUsed`) while a competition uses it. A deleted competition does not count: it brings its season
 * along when it comes back (`reviveSeason`).
 */
export async function deleteSeason(
  transaction: Transaction,
  author: string,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  await lockCompetitions(transaction);
  const { season, version } = await present(transaction, uuid);
  if (season.deleted) return;
  refuseStale(version, expectedVersion);
  const users = await transaction.query(sql`SELECT 1 FROM ssgts WHERE season_uuid = ${uuid} AND NOT deleted LIMIT 1`);
  if (users.length > 0) {
    throw new ConflictError('seasonUsed', ['seasonUuid'], 'A season that a competition uses cannot be deleted.');
  }
  await transaction.query(updateRow('seasons', { deleted: true, ...changedBy(author) }, { uuid }));
}

/**
 * Brings a deleted season back, because a competition of it comes back; one that is not deleted stays as it is. Throws
 * `ConflictError` (`seasonReplaced`) when another season has its code by now.
 */
export async function reviveSeason(transaction: Transaction, author: string, uuid: string): Promise<void> {
  try {
    await transaction.query(updateRow('seasons', { deleted: false, ...changedBy(author) }, { uuid, deleted: true }));
  } catch (error) {
    // The index decides, so that a season which is made at the same moment is seen, too.
    if (!isRefusedBy(error, 'seasons_code')) throw error;
    const message = 'The season of this competition was deleted, and another season has its code.';
    throw new ConflictError('seasonReplaced', ['season'], message);
  }
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedSeason> {
  const found = await getSeason(transaction, uuid);
  if (!found) throw new NotFoundError('season', uuid);
  return found;
}

function writeSeason(transaction: Transaction, write: Sql, code: string): Promise<VersionedSeason> {
  return refusingDuplicate('seasons_code', { path: 'code', value: code }, () =>
    writeRow<VersionedSeason>(transaction, write, seasonColumns),
  );
}

/** The columns' values. The names are written as JSON text, because the driver would make an array of them. */
function rowOf({ code, names = [] }: SeasonInput) {
  const written = writtenNames('names', names);
  return {
    code,
    names: JSON.stringify(written),
    display_name: displayNameOf(written, code),
    search_text: searchText(code, ...translations(written)),
  };
}
