import type { SeriesInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refusingDuplicate, StaleError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { changeNames } from '../locks/name-lock.ts';
import { sql } from '../sql.ts';
import { renameSsgtsOf } from '../ssgts/ssgt-titles.ts';
import { getSeries, type VersionedSeries } from './series.ts';

/** Makes a series. `author` is kept as `createdBy`. Throws `DuplicateError` for a code that another series has. */
export async function createSeries(
  transaction: Transaction,
  author: string,
  input: SeriesInput,
): Promise<VersionedSeries> {
  const uuid = newUuid();
  const row = rowOf(input);
  await refusingDuplicate('series_code', { path: 'code', value: input.code }, () =>
    transaction.query(sql`
      INSERT INTO series (uuid, created_by, modified_by, code, names, display_name, search_text, deleted)
      VALUES (${uuid}, ${author}, ${author}, ${row.code}, ${row.names}, ${row.displayName}, ${row.searchText},
        ${row.deleted})`),
  );
  return present(transaction, uuid);
}

/**
 * The series as it stays until the transaction ends, with all competitions and the names that games are ordered by. Throws `NotFoundError`, and `StaleError` when
 * the series is no longer at `expectedVersion` (left out: not compared).
 */
export async function lockedSeries(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<VersionedSeries> {
  await lockCompetitions(transaction);
  await changeNames(transaction);
  await transaction.query(sql`SELECT 1 FROM series WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

/**
 * Changes a series; a property that the input leaves out keeps its value. Competitions that are called after it are called anew. Throws what `lockedSeries` and
 * `createSeries` throw.
 */
export async function updateSeries(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: SeriesInput,
  expectedVersion?: number,
): Promise<VersionedSeries> {
  const before = await lockedSeries(transaction, uuid, expectedVersion);
  const row = rowOf({ ...before.series, ...withoutUndefined(input) });
  await refusingDuplicate('series_code', { path: 'code', value: row.code }, () =>
    transaction.query(sql`
      UPDATE series SET code = ${row.code}, names = ${row.names}, display_name = ${row.displayName},
        search_text = ${row.searchText}, deleted = ${row.deleted}, version = version + 1, last_modified = now(),
        modified_by = ${author}
      WHERE uuid = ${uuid}`),
  );
  await renameSsgtsOf(transaction, uuid);
  return present(transaction, uuid);
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedSeries> {
  const found = await getSeries(transaction, uuid);
  if (found === undefined) throw new NotFoundError('series', uuid);
  return found;
}

/** The columns' values. The names are written as JSON text, because the driver would make an array of them. */
function rowOf({ code, names = [], deleted = false }: SeriesInput) {
  const written = writtenNames('names', names);
  return {
    code,
    names: JSON.stringify(written),
    displayName: displayNameOf(written, code),
    searchText: searchText(code, ...translations(written)),
    deleted,
  };
}
