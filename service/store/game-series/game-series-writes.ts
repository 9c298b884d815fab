import type { GameSeriesInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, StaleError } from '../errors.ts';
import { refuseOneTeam, teamReferences } from '../games/game-writes.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { type Reference, refuseUnknownReferences } from '../input/references.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { sql } from '../sql.ts';
import { getGameSeries, type VersionedGameSeries } from './game-series.ts';

/**
 * Makes a game series; a team that is left out is to be decided. Throws `UnknownReferenceError` for a competition or team that the site does not have,
 * `ContradictionError` for a team that would meet itself, `DuplicateError` for two names in one language.
 */
export async function createGameSeries(
  transaction: Transaction,
  author: string,
  input: GameSeriesInput,
): Promise<VersionedGameSeries> {
  await refuseUnknownReferences(transaction, references(input));
  const uuid = newUuid();
  const row = rowOf({ ...input, sortOrder: input.sortOrder ?? (await nextPlace(transaction, input)) });
  await transaction.query(sql`
    INSERT INTO game_series (uuid, created_by, modified_by, ssgt_uuid, round, names, display_name, home_team_uuid,
      away_team_uuid, sort_order, search_text)
    VALUES (${uuid}, ${author}, ${author}, ${row.ssgtUuid}, ${row.round}, ${row.names}, ${row.displayName},
      ${row.homeTeamUuid}, ${row.awayTeamUuid}, ${row.sortOrder}, ${row.searchText})`);
  return present(transaction, uuid);
}

/**
 * Changes a game series; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when it is no longer at
 * `expectedVersion` (left out: not compared), and what `createGameSeries` throws.
 */
export async function updateGameSeries(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GameSeriesInput,
  expectedVersion?: number,
): Promise<VersionedGameSeries> {
  const { gameSeries: before } = await locked(transaction, uuid, expectedVersion);
  const after: GameSeriesInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, references(after), references(before));
  const row = rowOf(after);
  await transaction.query(sql`
    UPDATE game_series SET ssgt_uuid = ${row.ssgtUuid}, round = ${row.round}, names = ${row.names},
      display_name = ${row.displayName}, home_team_uuid = ${row.homeTeamUuid}, away_team_uuid = ${row.awayTeamUuid},
      sort_order = ${row.sortOrder}, search_text = ${row.searchText},
      version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
  return present(transaction, uuid);
}

/** Deletes a game series; its games stay. Throws `NotFoundError` and `StaleError`. */
export async function deleteGameSeries(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  await locked(transaction, uuid, expectedVersion);
  await transaction.query(sql`DELETE FROM game_series WHERE uuid = ${uuid}`);
}

/** The place after the last of the round, so that no two that are made without one are called the same. */
async function nextPlace(transaction: Transaction, { ssgtUuid, round }: GameSeriesInput): Promise<number> {
  await lockCompetitions(transaction);
  const rows = await transaction.query<{ next: number }>(sql`
    SELECT least(coalesce(max(sort_order) + 1, 0), ${LAST_PLACE}) AS next FROM game_series
    WHERE ssgt_uuid = ${ssgtUuid} AND round = ${round}`);
  return rows[0]?.next ?? 0;
}

/** The greatest place that the contract takes. */
const LAST_PLACE = 1000;

/** The game series as it stays until the transaction ends. */
async function locked(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<VersionedGameSeries> {
  await transaction.query(sql`SELECT 1 FROM game_series WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedGameSeries> {
  const found = await getGameSeries(transaction, uuid);
  if (found === undefined) throw new NotFoundError('game series', uuid);
  return found;
}

function references(input: GameSeriesInput): Reference[] {
  return [{ kind: 'ssgt', path: 'ssgtUuid', value: input.ssgtUuid }, ...teamReferences(input)];
}

/** The columns' values. The names are written as JSON text, because the driver would make an array of them. */
function rowOf(input: GameSeriesInput) {
  refuseOneTeam(input);
  const names = writtenNames('names', input.names ?? []);
  return {
    ssgtUuid: input.ssgtUuid,
    round: input.round,
    names: JSON.stringify(names),
    displayName: displayNameOf(names, '') || null,
    homeTeamUuid: input.homeTeam?.uuid ?? null,
    awayTeamUuid: input.awayTeam?.uuid ?? null,
    sortOrder: input.sortOrder ?? 0,
    searchText: searchText(...translations(names)),
  };
}
