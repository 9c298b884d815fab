import type { GameSeries, GameSeriesInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refuseStale } from '../errors.ts';
import { refuseOneTeam, teamReferences } from '../games/game-writes.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { displayNameOf, translations, writtenNames } from '../input/names.ts';
import { type Reference, refuseUnknownReferences } from '../input/references.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { gameSeriesColumns, getGameSeries, type VersionedGameSeries } from './game-series.ts';

/**
 * Makes a game series; a team that is left out is to be decided. Throws `UnknownReferenceError` for a competition or
 * team that the site does not have, `ContradictionError` for a team that would meet itself, `DuplicateError` for two
 * names in one language.
 */
export async function createGameSeries(
  transaction: Transaction,
  author: string,
  input: GameSeriesInput,
): Promise<VersionedGameSeries> {
  // Before any row is locked, as merges of teams do, or the two would wait for each other.
  await lockCompetitions(transaction);
  await refuseUnknownReferences(transaction, references(input));
  const placed = { ...input, sortOrder: input.sortOrder ?? (await nextPlace(transaction, input)) };
  const row = { uuid: newUuid(), ...createdBy(author), ...rowOf(placed) };
  return writeRow(transaction, insertRow('game_series', row), gameSeriesColumns);
}

/**
 * Changes a game series; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`
 * when it is no longer at `expectedVersion` (left out: not compared), and what `createGameSeries` throws.
 */
export async function updateGameSeries(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GameSeriesInput,
  expectedVersion?: number,
): Promise<VersionedGameSeries> {
  const before = await locked(transaction, uuid, expectedVersion);
  const after: GameSeriesInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, references(after), references(before));
  const row = { ...rowOf(after), ...changedBy(author) };
  return writeRow(transaction, updateRow('game_series', row, { uuid }), gameSeriesColumns);
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
  const rows = await transaction.query<{ next: number }>(sql`
    SELECT least(coalesce(max(sort_order) + 1, 0), ${LAST_PLACE}) AS next FROM game_series
    WHERE ssgt_uuid = ${ssgtUuid} AND round = ${round}`);
  return rows[0]?.next ?? 0;
}

/** The greatest place that the contract takes. */
const LAST_PLACE = 1000;

/** The game series as it stays until the transaction ends. */
async function locked(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<GameSeries> {
  await transaction.query(sql`SELECT 1 FROM game_series WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getGameSeries(transaction, uuid);
  if (found === undefined) throw new NotFoundError('game series', uuid);
  refuseStale(found.version, expectedVersion);
  return found.gameSeries;
}

function references(input: GameSeriesInput): Reference[] {
  return [{ kind: 'ssgt', path: 'ssgtUuid', value: input.ssgtUuid }, ...teamReferences(input)];
}

/** The columns' values. The names are written as JSON text, because the driver would make an array of them. */
function rowOf(input: GameSeriesInput) {
  refuseOneTeam(input);
  const names = writtenNames('names', input.names ?? []);
  return {
    ssgt_uuid: input.ssgtUuid,
    round: input.round,
    names: JSON.stringify(names),
    display_name: displayNameOf(names, '') || null,
    home_team_uuid: input.homeTeam?.uuid ?? null,
    away_team_uuid: input.awayTeam?.uuid ?? null,
    sort_order: input.sortOrder ?? 0,
    search_text: searchText(...translations(names)),
  };
}
