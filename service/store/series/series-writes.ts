import type { Series, SeriesInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { changeNames } from '../locks/name-lock.ts';
import { type Sql, sql } from '../sql.ts';
import { renameSsgtsOf } from '../ssgts/ssgt-titles.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { getSeries, seriesColumns, type VersionedSeries } from './series.ts';

/** Makes a series. Throws `DuplicateError` for a code that another series has. */
export async function createSeries(
  transaction: Transaction,
  author: string,
  input: SeriesInput,
): Promise<VersionedSeries> {
  const row = { uuid: newUuid(), ...createdBy(author), ...rowOf(input) };
  return writeSeries(transaction, insertRow('series', row), input.code);
}

/**
 * Changes a series, and the titles of the competitions that are called after it; a property that the input leaves out
 * keeps its value. Throws `NotFoundError`, `StaleError` when the series is no longer at `expectedVersion` (left out:
 * not compared), and what `createSeries` throws. `check` runs once the series stays as it is until the transaction
 * ends, and may throw, too.
 */
export async function updateSeries(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: SeriesInput,
  expectedVersion?: number,
  check?: (before: Series) => Promise<void>,
): Promise<VersionedSeries> {
  const { series: before, version } = await lockedSeries(transaction, uuid);
  refuseStale(version, expectedVersion);
  await check?.(before);
  const after: SeriesInput = { ...before, ...withoutUndefined(input) };
  const row = { ...rowOf(after), ...changedBy(author) };
  const changed = await writeSeries(transaction, updateRow('series', row, { uuid }), after.code);
  await renameSsgtsOf(transaction, 'series', uuid);
  return changed;
}

/** The series as it stays until the transaction ends, with all competitions and the names that games are ordered by. */
async function lockedSeries(transaction: Transaction, uuid: string): Promise<VersionedSeries> {
  await lockCompetitions(transaction);
  await changeNames(transaction);
  await transaction.query(sql`SELECT 1 FROM series WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getSeries(transaction, uuid);
  if (found === undefined) throw new NotFoundError('series', uuid);
  return found;
}

function writeSeries(transaction: Transaction, write: Sql, code: string): Promise<VersionedSeries> {
  return refusingDuplicate('series_code', { path: 'code', value: code }, () =>
    writeRow<VersionedSeries>(transaction, write, seriesColumns),
  );
}

/** The columns' values. The names are written as JSON text, because the driver would make an array of them. */
function rowOf({ code, names = [], deleted = false }: SeriesInput) {
  const written = writtenNames('names', names);
  return {
    code,
    names: JSON.stringify(written),
    display_name: displayNameOf(written, code),
    search_text: searchText(code, ...translations(written)),
    deleted,
  };
}
