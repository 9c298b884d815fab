import type { Name, Ssgt, SsgtInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { CombinationTakenError, NotFoundError, StaleError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { writtenNames } from '../input/names.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { changeNames } from '../locks/name-lock.ts';
import { reviveSeason } from '../seasons/seasons.ts';
import { sql } from '../sql.ts';
import { ssgtTitle, titleParts } from './ssgt-titles.ts';
import { getSsgt, type VersionedSsgt } from './ssgts.ts';

/**
 * Makes a competition, in the state `draft`. `author` is kept as `createdBy`. Throws `CombinationTakenError` when another one joins the same season, series
 * and game type, and `UnknownReferenceError` for a season, series, game type or register that the site does not have.
 */
export async function createSsgt(transaction: Transaction, author: string, input: SsgtInput): Promise<VersionedSsgt> {
  await lockCompetitions(transaction);
  await refuseUnknownReferences(transaction, ssgtReferences(input));
  const uuid = newUuid();
  const row = await rowOf(transaction, input, []);
  await makeRoom(transaction, author, uuid, row);
  await transaction.query(sql`
    INSERT INTO ssgts (uuid, created_by, modified_by, season_uuid, series_uuid, game_type_uuid, names, ext_ids, active,
      default_for_series, deleted, display_name, titles, search_text)
    VALUES (${uuid}, ${author}, ${author}, ${row.season}, ${row.series}, ${row.gameType}, ${row.names}, ${row.extIds},
      ${row.active}, ${row.defaultForSeries}, ${row.deleted}, ${row.displayName}, ${row.titles}, ${row.searchText})`);
  return presentSsgt(transaction, uuid);
}

/**
 * Changes a competition; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the competition is no longer at
 * `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what `createSsgt` throws.
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
  const after: SsgtInput = { ...before.ssgt, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, ssgtReferences(after), ssgtReferences(before.ssgt));
  const row = await rowOf(transaction, after, before.ssgt.extIds);
  await makeRoom(transaction, author, uuid, row);
  await transaction.query(sql`
    UPDATE ssgts SET season_uuid = ${row.season}, series_uuid = ${row.series}, game_type_uuid = ${row.gameType},
      names = ${row.names}, ext_ids = ${row.extIds}, active = ${row.active},
      default_for_series = ${row.defaultForSeries}, deleted = ${row.deleted}, display_name = ${row.displayName}, titles = ${row.titles},
      search_text = ${row.searchText}, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
  return presentSsgt(transaction, uuid);
}

/** The competition as it stays until the transaction ends. Throws `NotFoundError` and `StaleError`. */
export async function lockedSsgt(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<VersionedSsgt> {
  await transaction.query(sql`SELECT 1 FROM ssgts WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await presentSsgt(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

/** The competition as the transaction sees it. Throws `NotFoundError`. */
export async function presentSsgt(transaction: Transaction, uuid: string): Promise<VersionedSsgt> {
  const found = await getSsgt(transaction, uuid);
  if (found === undefined) throw new NotFoundError('competition', uuid);
  return found;
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
    ...combination,
    ...title,
    titles: JSON.stringify(title.titles),
    names: JSON.stringify(names),
    extIds: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    active: input.active ?? true,
    defaultForSeries: (input.defaultForSeries ?? false) && !deleted,
    deleted,
  };
}

/** Refuses a combination that another competition has, takes the default of the series from another one, and brings a deleted season back. The lock keeps all true until the end. */
async function makeRoom(
  transaction: Transaction,
  author: string,
  uuid: string,
  row: Awaited<ReturnType<typeof rowOf>>,
): Promise<void> {
  if (row.deleted) return;
  const [existing] = await transaction.query<{ uuid: string; displayName: string; titles: Name[] }>(sql`
    SELECT uuid, display_name AS "displayName", titles FROM ssgts
    WHERE season_uuid = ${row.season} AND series_uuid = ${row.series} AND game_type_uuid = ${row.gameType}
      AND uuid <> ${uuid} AND NOT deleted`);
  if (existing) throw new CombinationTakenError(existing);
  await reviveSeason(transaction, author, row.season);
  if (!row.defaultForSeries) return;
  await transaction.query(sql`
    UPDATE ssgts SET default_for_series = false, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE series_uuid = ${row.series} AND default_for_series AND uuid <> ${uuid}`);
}
