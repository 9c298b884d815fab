import type { ExternalId, GameInput, GamePostponement } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, ContradictionError, NotFoundError, StaleError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { keepNames } from '../locks/name-lock.ts';
import { sql } from '../sql.ts';
import { instantOf } from '../time/instants.ts';
import { getGame, type VersionedGame } from './games.ts';
import { venueOf } from './venues.ts';

/**
 * Makes a game; one without teams or venue is to be decided. Throws `UnknownReferenceError` for a competition, team or register that the site does not
 * have, `ContradictionError` for a team that would meet itself.
 */
export async function createGame(transaction: Transaction, author: string, input: GameInput): Promise<VersionedGame> {
  await keepNames(transaction);
  await refuseUnknownReferences(transaction, gameReferences(input));
  const uuid = newUuid();
  const row = await rowOf(transaction, input, []);
  await transaction.query(sql`
    INSERT INTO games (uuid, created_by, modified_by, ssgt_uuid, starts_at, time_to_be_decided, state, played, overtime,
      shootout, home_team_uuid, away_team_uuid, home_score, away_score, venue_uuid, round_number, round_label,
      period_scores, ext_ids, deleted)
    VALUES (${uuid}, ${author}, ${author}, ${row.ssgtUuid}, ${row.startsAt}, ${row.timeToBeDecided}, ${row.state},
      ${row.played}, ${row.overtime}, ${row.shootout}, ${row.homeTeamUuid}, ${row.awayTeamUuid}, ${row.homeScore},
      ${row.awayScore}, ${row.venueUuid}, ${row.roundNumber}, ${row.roundLabel}, ${row.periodScores}, ${row.extIds},
      ${row.deleted})`);
  return present(transaction, uuid);
}

/**
 * Changes a game; a property that the input leaves out keeps its value. The start before it was postponed is forgotten when it returns to it. Throws `NotFoundError`, `StaleError` when the game is no longer at
 * `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what `createGame` throws.
 */
export async function updateGame(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GameInput,
  expectedVersion?: number,
): Promise<VersionedGame> {
  await keepNames(transaction);
  const before = await locked(transaction, uuid, expectedVersion);
  const after: GameInput = { ...before.game, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, gameReferences(after), gameReferences(before.game));
  const row = await rowOf(transaction, after, before.game.extIds);
  await transaction.query(sql`
    UPDATE games SET ssgt_uuid = ${row.ssgtUuid}, starts_at = ${row.startsAt},
      time_to_be_decided = ${row.timeToBeDecided}, state = ${row.state}, played = ${row.played},
      overtime = ${row.overtime}, shootout = ${row.shootout}, home_team_uuid = ${row.homeTeamUuid},
      away_team_uuid = ${row.awayTeamUuid}, home_score = ${row.homeScore}, away_score = ${row.awayScore},
      venue_uuid = ${row.venueUuid}, round_number = ${row.roundNumber}, round_label = ${row.roundLabel},
      period_scores = ${row.periodScores}, ext_ids = ${row.extIds}, deleted = ${row.deleted},
      original_starts_at = nullif(original_starts_at, ${row.startsAt}),
      version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
  return present(transaction, uuid);
}

/**
 * Moves an upcoming game to another start. The start before the first move is kept through all further ones; it is forgotten when the game returns to it.
 * Throws `NotFoundError`, `StaleError`, `ConflictError` for a game that is deleted or no longer upcoming, `ContradictionError` for the start that it has.
 */
export async function postponeGame(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: GamePostponement,
  expectedVersion?: number,
): Promise<VersionedGame> {
  await keepNames(transaction);
  const { game } = await locked(transaction, uuid, expectedVersion);
  if (game.deleted || game.status !== 'upcoming') {
    throw new ConflictError('notUpcoming', ['startDateTime'], 'Only a game that is still to come can be postponed.');
  }
  const start = instantOf(input.startDateTime);
  const undecided = input.timeToBeDecided ?? false;
  const moved = await transaction.query(sql`
    UPDATE games SET starts_at = ${start}, time_to_be_decided = ${undecided},
      original_starts_at = nullif(coalesce(original_starts_at, starts_at), ${start}),
      version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid} AND (starts_at <> ${start} OR time_to_be_decided <> ${undecided}) RETURNING uuid`);
  if (moved.length === 0) {
    throw new ContradictionError('sameStart', ['startDateTime'], 'The game starts at this moment already.');
  }
  return present(transaction, uuid);
}

/** The game as it stays until the transaction ends. */
async function locked(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<VersionedGame> {
  await transaction.query(sql`SELECT 1 FROM games WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, uuid);
  if (expectedVersion !== undefined && found.version !== expectedVersion) throw new StaleError(found.version);
  return found;
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedGame> {
  const found = await getGame(transaction, uuid);
  if (found === undefined) throw new NotFoundError('game', uuid);
  return found;
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
    ssgtUuid: input.ssgtUuid,
    startsAt: instantOf(input.startDateTime),
    timeToBeDecided: input.timeToBeDecided ?? false,
    state: input.state ?? 'pre-game',
    played: input.played ?? false,
    overtime: input.overtime ?? false,
    shootout: input.shootout ?? false,
    homeTeamUuid: input.homeTeam?.uuid ?? null,
    awayTeamUuid: input.awayTeam?.uuid ?? null,
    homeScore: input.homeScore ?? null,
    awayScore: input.awayScore ?? null,
    venueUuid: await venueOf(transaction, input.venueName),
    roundNumber: input.roundNumber ?? null,
    roundLabel: input.roundLabel ?? null,
    periodScores: JSON.stringify(input.periodScores ?? []),
    extIds: JSON.stringify(storedExternalIds('extIds', input.extIds ?? [], extIdsBefore)),
    deleted: input.deleted ?? false,
  };
}
