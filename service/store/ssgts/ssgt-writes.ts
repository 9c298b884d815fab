import type { Name, Ssgt, SsgtInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { CombinationTakenError, NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { writtenNames } from '../input/names.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { changeNames } from '../locks/name-lock.ts';
import { reviveSeason } from '../seasons/season-writes.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { ssgtTitle, titleParts } from './ssgt-titles.ts';
import { getSsgt, ssgtColumns, type VersionedSsgt } from './ssgts.ts';

/**
 * Makes a competition, in the state `draft`. Throws `CombinationTakenError` when another one joins the same season,
 * series and game type, and `UnknownReferenceError` for a season, series, game type or register that the site does not
 * have.
 */
export async function createSsgt(transaction: Transaction, author: string, input: SsgtInput): Promise<VersionedSsgt> {
  await lockCompetitions(transaction);
  await refuseUnknownReferences(transaction, ssgtReferences(input));
  const uuid = newUuid();
  const row = await rowOf(transaction, input, []);
  await makeRoom(transaction, author, uuid, row);
  return writeRow(transaction, insertRow('ssgts', { uuid, ...createdBy(author), ...row }), ssgtColumns);
}

/**
 * Changes a competition; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`
 * when the competition is no longer at `expectedVersion` (left out: not compared), `LockedError` for a locked external
 * id, and what `createSsgt` throws.
 */
export async function updateSsgt(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: SsgtInput,
  expectedVersion?: number,
): Promise<VersionedSsgt> {
  await lockCompetitions(transaction);
  await changeNames(transaction);
  const before = await lockedSsgt(transaction, uuid, expectedVersion);
  const after: SsgtInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, ssgtReferences(after), ssgtReferences(before));
  const row = await rowOf(transaction, after, before.extIds);
  await makeRoom(transaction, author, uuid, row);
  return writeRow(transaction, updateRow('ssgts', { ...row, ...changedBy(author) }, { uuid }), ssgtColumns);
}

/** The competition as it stays until the transaction ends. Throws `NotFoundError` and `StaleError`. */
export async function lockedSsgt(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<Ssgt> {
  await transaction.query(sql`SELECT 1 FROM ssgts WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getSsgt(transaction, uuid);
  if (found === undefined) throw new NotFoundError('competition', uuid);
  refuseStale(found.version, expectedVersion);
  return found.ssgt;
}

function ssgtReferences(input: SsgtInput): Reference[] {
  return [
    { kind: 'season', path: 'season.uuid', value: input.season.uuid },
    { kind: 'series', path: 'series.uuid', value: input.series.uuid },
    { kind: 'gameType', path: 'gameType.uuid', value: input.gameType.uuid },
    ...registerReferences('extIds', input.extIds),
  ];
}

/** The columns' values. Lists are written as JSON text, because the driver would make arrays of them. */
async function rowOf(transaction: Transaction, input: SsgtInput, extIdsBefore: Ssgt['extIds']) {
  const combination = { season: input.season.uuid, series: input.series.uuid, gameType: input.gameType.uuid };
  const names = writtenNames('names', input.names ?? []);
  const deleted = input.deleted ?? false;
  const title = ssgtTitle(names, await titleParts(transaction, combination));
  return {
    season_uuid: combination.season,
    series_uuid: combination.series,
    game_type_uuid: combination.gameType,
    display_name: title.displayName,
    titles: JSON.stringify(title.titles),
    search_text: title.searchText,
    names: JSON.stringify(names),
    ext_ids: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    active: input.active ?? true,
    default_for_series: (input.defaultForSeries ?? false) && !deleted,
    deleted,
  };
}

/**
 * Refuses a combination that another competition has, takes the default of the series from another one, and restores a
 * deleted season. The lock keeps all true until the end.
 */
async function makeRoom(
  transaction: Transaction,
  author: string,
  uuid: string,
  row: Awaited<ReturnType<typeof rowOf>>,
): Promise<void> {
  if (row.deleted) return;
  const [existing] = await transaction.query<{ uuid: string; displayName: string; titles: Name[] }>(sql`
    SELECT uuid, display_name AS "displayName", titles FROM ssgts
    WHERE season_uuid = ${row.season_uuid} AND series_uuid = ${row.series_uuid} AND game_type_uuid = ${row.game_type_uuid}
      AND uuid <> ${uuid} AND NOT deleted`);
  if (existing) throw new CombinationTakenError(existing);
  await reviveSeason(transaction, author, row.season_uuid);
  if (!row.default_for_series) return;
  await transaction.query(sql`
    UPDATE ssgts SET default_for_series = false, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE series_uuid = ${row.series_uuid} AND default_for_series AND uuid <> ${uuid}`);
}
