import type { Filter, Season, SeasonInput } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ConflictError, isRefusedBy, NotFoundError, refusingDuplicate, StaleError } from '../errors.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { newUuid } from '../input/uuid.ts';
import { type Page, readPage } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { allOf, sql } from '../sql.ts';

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

/** A page of the site's seasons, the newest first and deleted ones left out, with the count of all that fit. */
export async function listSeasons(reader: Reader, filter: SeasonFilter): Promise<Page<Season>> {
  return readPage<Season>(reader, {
    ...filter,
    table: sql`seasons`,
    condition: allOf([
      sql`NOT deleted`,
      ...(filter.code === undefined ? [] : [sql`lower(code) = lower(${filter.code})`]),
      ...containsWords(sql`search_text`, filter.searchToken),
    ]),
    looksAtAll: Boolean(filter.searchToken),
    sort: [{ order: sql`code`, mayBeEmpty: false }],
    direction: 'desc',
    item: seasonJson,
  });
}

/** Makes a season. `author` is kept as `createdBy`. Throws `DuplicateError` for a code that another season has (specification §5). */
export async function createSeason(
  transaction: Transaction,
  author: string,
  { code, names = [] }: SeasonInput,
): Promise<VersionedSeason> {
  const uuid = newUuid();
  const written = writtenNames('names', names);
  const displayName = displayNameOf(written, code);
  await refusingDuplicate('seasons_code', { path: 'code', value: code }, () =>
    transaction.query(sql`
      INSERT INTO seasons (uuid, created_by, modified_by, code, names, display_name, search_text)
      VALUES (${uuid}, ${author}, ${author}, ${code}, ${JSON.stringify(written)}, ${displayName},
        ${searchText(code, ...translations(written))})`),
  );
  return present(transaction, uuid);
}

/**
 * Deletes a season. One that is deleted already stays at its version. Throws `NotFoundError`, `StaleError`, and `ConflictError` (`inUse`) while a
 * competition uses it. A deleted competition does not count: it brings its season along when it comes back (`reviveSeason`).
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
  if (expectedVersion !== undefined && version !== expectedVersion) throw new StaleError(version);
  const users = await transaction.query(sql`SELECT 1 FROM ssgts WHERE season_uuid = ${uuid} AND NOT deleted LIMIT 1`);
  if (users.length > 0) {
    throw new ConflictError('inUse', ['seasonUuid'], 'A season that a competition uses cannot be deleted.');
  }
  await transaction.query(sql`
    UPDATE seasons SET deleted = true, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
}

/**
 * Brings a deleted season back, because a competition of it comes back; one that is not deleted stays as it is. Throws `ConflictError` (`seasonReplaced`) when
 * another season has its code by now.
 */
export async function reviveSeason(transaction: Transaction, author: string, uuid: string): Promise<void> {
  try {
    await transaction.query(sql`
      UPDATE seasons SET deleted = false, version = version + 1, last_modified = now(), modified_by = ${author}
      WHERE uuid = ${uuid} AND deleted`);
  } catch (error) {
    // The index decides, so that a season which is made at the same moment is seen, too.
    if (!isRefusedBy(error, 'seasons_code')) throw error;
    const message = 'The season of this competition was deleted, and another season has its code.';
    throw new ConflictError('seasonReplaced', ['season'], message);
  }
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedSeason> {
  const rows = await transaction.query<VersionedSeason>(
    sql`SELECT version, ${seasonJson} AS season FROM seasons p WHERE uuid = ${uuid}`,
  );
  if (rows[0] === undefined) throw new NotFoundError('season', uuid);
  return rows[0];
}
