import type { ExternalId, Game, GameInput, GamePostponement } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, ContradictionError, NotFoundError, refuseStale } from '../errors.ts';
import { refuseWithoutRoom } from '../game-metadata/metadata-room.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { keepNames } from '../locks/name-lock.ts';
import { sql } from '../sql.ts';
import { instantOf } from '../time/instants.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { gameColumns, getGame, type VersionedGame } from './games.ts';
import { venueOf } from './venues.ts';

/**
 * Makes a game; one without teams or venue is to be decided. Throws `UnknownReferenceError` for a competition, team or
 * register that the site does not have, `ContradictionError` for a team that would meet itself.
 */
export async function createGame(transaction: Transaction, author: string, input: GameInput): Promise<VersionedGame> {
  await keepNames(transaction);
  await refuseUnknownReferences(transaction, gameReferences(input));
  const row = { uuid: newUuid(), ...createdBy(author), ...(await rowOf(transaction, input, [])) };
  return writeRow(transaction, insertRow('games', row), gameColumns);
}

/**
 * Changes a game; a property that the input leaves out keeps its value. The start before it was postponed is forgotten
 * when it returns to it. Throws `NotFoundError`, `StaleError` when the game is no longer at `expectedVersion` (left
 * out: not compared), `LockedError` for a locked external id, `ConflictError` where its metadata has no room in another
 * competition, and what `createGame` throws.
 */
export async function updateGame(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GameInput,
  expectedVersion?: number,
): Promise<VersionedGame> {
  const before = await lockedGame(transaction, uuid, expectedVersion);
  const after: GameInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, gameReferences(after), gameReferences(before));
  if (after.ssgtUuid !== before.ssgtUuid) await refuseFullCompetition(transaction, uuid, after.ssgtUuid);
  const row = await rowOf(transaction, after, before.extIds);
  const original = sql`nullif(p.original_starts_at, ${row.starts_at})`;
  const changes = { ...row, original_starts_at: original, ...changedBy(author) };
  return writeRow(transaction, updateRow('games', changes, { uuid }), gameColumns);
}

/**
 * Moves an upcoming game to another start. The start before the first move is kept through all further ones; it is
 * forgotten when the game returns to it. Throws `NotFoundError`, `StaleError`, `ConflictError` for a game that is
 * deleted or no longer upcoming, `ContradictionError` for the start that it has.
 */
export async function postponeGame(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GamePostponement,
  expectedVersion?: number,
): Promise<VersionedGame> {
  const game = await lockedGame(transaction, uuid, expectedVersion);
  if (game.deleted || game.status !== 'upcoming') {
    throw new ConflictError('notUpcoming', ['startDateTime'], 'Only a game that is still to come can be postponed.');
  }
  const start = instantOf(input.startDateTime);
  const undecided = input.timeToBeDecided ?? false;
  const changes = {
    starts_at: start,
    time_to_be_decided: undecided,
    original_starts_at: sql`nullif(coalesce(p.original_starts_at, p.starts_at), ${start})`,
    original_time_to_be_decided: sql`CASE WHEN p.original_starts_at IS NULL THEN p.time_to_be_decided ELSE p.original_time_to_be_decided END`,
    ...changedBy(author),
  };
  const [moved] = await transaction.query<VersionedGame>(sql`
    ${updateRow('games', changes, { uuid })} AND (p.starts_at <> ${start} OR p.time_to_be_decided <> ${undecided})
    RETURNING ${gameColumns}`);
  if (moved) return moved;
  throw new ContradictionError('sameStart', ['startDateTime'], 'The game starts at this moment already.');
}

/** A game that comes to another competition brings its metadata along. */
async function refuseFullCompetition(transaction: Transaction, gameUuid: string, ssgtUuid: string): Promise<void> {
  const [brought] = await transaction.query<{ characters: number }>(
    sql`SELECT length(entries::text) AS characters FROM game_metadata WHERE game_uuid = ${gameUuid} AND entries <> '[]'`,
  );
  if (brought) await refuseWithoutRoom(transaction, { gameUuid, ssgtUuid, ...brought }, 'ssgtUuid');
}

/** The game as it stays until the transaction ends, with the names that it takes over. */
async function lockedGame(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<Game> {
  await keepNames(transaction);
  await transaction.query(sql`SELECT 1 FROM games WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getGame(transaction, uuid);
  if (found === undefined) throw new NotFoundError('game', uuid);
  refuseStale(found.version, expectedVersion);
  return found.game;
}

function gameReferences(input: GameInput): Reference[] {
  return [
    { kind: 'ssgt', path: 'ssgtUuid', value: input.ssgtUuid },
    ...teamReferences(input),
    ...registerReferences('extIds', input.extIds),
  ];
}

/** Two teams of an input, each of which may be to be decided. */
interface Pair {
  homeTeam?: { uuid: string } | null;
  awayTeam?: { uuid: string } | null;
}

/** The two teams that something refers to. */
export function teamReferences({ homeTeam, awayTeam }: Pair): Reference[] {
  return [
    ...(homeTeam ? [{ kind: 'team', path: 'homeTeam.uuid', value: homeTeam.uuid } as const] : []),
    ...(awayTeam ? [{ kind: 'team', path: 'awayTeam.uuid', value: awayTeam.uuid } as const] : []),
  ];
}

/** Throws `ContradictionError` for a team that would meet itself. */
export function refuseOneTeam({ homeTeam, awayTeam }: Pair): void {
  if (!homeTeam || homeTeam.uuid !== awayTeam?.uuid) return;
  throw new ContradictionError('sameTeam', ['awayTeam'], 'A team cannot play against itself.');
}

/** The columns' values. Lists are written as JSON text, because the driver would make arrays of them. */
async function rowOf(transaction: Transaction, input: GameInput, extIdsBefore: readonly ExternalId[]) {
  refuseOneTeam(input);
  return {
    ssgt_uuid: input.ssgtUuid,
    starts_at: instantOf(input.startDateTime),
    time_to_be_decided: input.timeToBeDecided ?? false,
    state: input.state ?? 'pre-game',
    played: input.played ?? false,
    overtime: input.overtime ?? false,
    shootout: input.shootout ?? false,
    home_team_uuid: input.homeTeam?.uuid ?? null,
    away_team_uuid: input.awayTeam?.uuid ?? null,
    home_score: input.homeScore ?? null,
    away_score: input.awayScore ?? null,
    venue_uuid: await venueOf(transaction, input.venueName),
    round_number: input.roundNumber ?? null,
    round_label: input.roundLabel ?? null,
    period_scores: JSON.stringify(input.periodScores ?? []),
    ext_ids: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
  };
}
