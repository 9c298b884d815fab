import { foldName } from '../../../openapi/formats/text.ts';
import type { Filter, Season, SeasonInput } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ConflictError, isRefusedBy, NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { newUuid } from '../input/uuid.ts';
import { type Page, readPage } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { allOf, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';

/** Which seasons: the parameters of `listSeasons`. One that is left out does not filter. */
export type SeasonFilter = Filter<'listSeasons'>;

/** A season and the number of its version. */
export interface VersionedSeason {
  season: Season;
  version: number;
}

/** The contract's Season of a row `p` of the table `seasons`. */
const seasonJson = sql`json_build_object(
  'uuid', p.uuid, 'code', p.code, 'names', p.names, 'displayName', p.display_name, 'createdAt', p.created_at,
  'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/** What is read of a season, of a row `p` of the table `seasons`. */
const seasonColumns = sql`p.version, ${seasonJson} AS season`;

/** A page of the site's seasons, the newest first and deleted ones left out, with the count of all that fit. */
export async function listSeasons(reader: Reader, filter: SeasonFilter): Promise<Page<Season>> {
  return readPage<Season>(reader, {
    ...filter,
    table: sql`seasons`,
    condition: allOf([
      sql`NOT deleted`,
      ...(filter.code === undefined ? [] : [sql`fold_name(code) = ${foldName(filter.code)}`]),
      ...containsWords(sql`search_text`, filter.searchToken),
    ]),
    looksAtAll: Boolean(filter.searchToken),
    sort: [{ order: sql`code`, mayBeEmpty: false }],
    direction: 'desc',
    item: seasonJson,
  });
}

/** Makes a season. Throws `DuplicateError` for a code that another season has (specification §5). */
export async function createSeason(
  transaction: Transaction,
  author: string,
  { code, names = [] }: SeasonInput,
): Promise<VersionedSeason> {
  const written = writtenNames('names', names);
  const row = {
    uuid: newUuid(),
    ...createdBy(author),
    code,
    names: JSON.stringify(written),
    display_name: displayNameOf(written, code),
    search_text: searchText(code, ...translations(written)),
  };
  return refusingDuplicate('seasons_code', { path: 'code', value: code }, () =>
    writeRow<VersionedSeason>(transaction, insertRow('seasons', row), seasonColumns),
  );
}

/**
 * Deletes a season. One that is deleted already stays at its version. Throws `NotFoundError`, `StaleError`, and
 * `ConflictError` (`inUse`) while a competition uses it. A deleted competition does not count: it brings its season
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
    throw new ConflictError('inUse', ['seasonUuid'], 'A season that a competition uses cannot be deleted.');
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
  const rows = await transaction.query<VersionedSeason>(
    sql`SELECT ${seasonColumns} FROM seasons p WHERE uuid = ${uuid}`,
  );
  if (rows[0] === undefined) throw new NotFoundError('season', uuid);
  return rows[0];
}
