import type { ExternalId, Player, PlayerInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { mediaOfList, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { getPlayer, playerColumns, type VersionedPlayer } from './players.ts';
import { consentRow } from './portrait-consent.ts';

/**
 * Makes a player. Throws `UnknownReferenceError` for a team or register that the site does not have, or a position that
 * there is not, `UnknownMediaError` for a portrait that is not in the site's media.
 */
export async function createPlayer(
  transaction: Transaction,
  author: string,
  input: PlayerInput,
): Promise<VersionedPlayer> {
  await refuseUnknownReferences(transaction, playerReferences(input));
  await refuseUnknownMedia(transaction, mediaOfList('portraitList', input.portraitList));
  const row = { uuid: newUuid(), ...createdBy(author), ...rowOf(input, []) };
  return writeRow(transaction, insertRow('players', row), playerColumns);
}

/**
 * Changes a player; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the
 * player is no longer at `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what
 * `createPlayer` throws.
 */
export async function updatePlayer(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: PlayerInput,
  expectedVersion?: number,
): Promise<VersionedPlayer> {
  const { player: before, version } = await lockedPlayer(transaction, uuid);
  refuseStale(version, expectedVersion);
  return changePlayer(transaction, author, before, input);
}

/** Changes a player as `updatePlayer` does, from what `lockedPlayer` returned. */
export async function changePlayer(
  transaction: Transaction,
  author: string,
  before: Player,
  input: Partial<PlayerInput>,
): Promise<VersionedPlayer> {
  const after: PlayerInput = { ...before, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, playerReferences(after), playerReferences(before));
  const portraits = (player: PlayerInput) => mediaOfList('portraitList', player.portraitList);
  await refuseUnknownMedia(transaction, portraits(after), portraits(before));
  const row = { ...rowOf(after, before.playerExtIds), ...changedBy(author) };
  return writeRow(transaction, updateRow('players', row, { uuid: before.uuid }), playerColumns);
}

/** The player as it stays until the transaction ends. Throws `NotFoundError`. */
export async function lockedPlayer(transaction: Transaction, uuid: string): Promise<VersionedPlayer> {
  await transaction.query(sql`SELECT 1 FROM players WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getPlayer(transaction, uuid);
  if (found === undefined) throw new NotFoundError('player', uuid);
  return found;
}

function playerReferences(input: PlayerInput): Reference[] {
  return [
    ...(input.team ? [{ kind: 'team', path: 'team.uuid', value: input.team.uuid } as const] : []),
    ...(input.positionCode ? [{ kind: 'position', path: 'positionCode', value: input.positionCode } as const] : []),
    ...registerReferences('playerExtIds', input.playerExtIds),
  ];
}

/** The columns' values. Lists are written as JSON text, because the driver would make arrays of them. */
function rowOf(input: PlayerInput, extIdsBefore: readonly ExternalId[]) {
  const [firstName, lastName] = [input.firstName.trim(), input.lastName.trim()];
  const portraits = (input.portraitList ?? []).map((entry) => ({ ...entry, id: entry.id ?? newUuid() }));
  return {
    first_name: firstName,
    last_name: lastName,
    nationality: writtenCountry(input.nationality),
    jersey_number: input.jerseyNumber ?? null,
    position_code: input.positionCode ?? null,
    shoots: input.shoots ?? null,
    date_of_birth: input.dateOfBirth ?? null,
    height_cm: input.height ?? null,
    weight_kg: input.weight ?? null,
    gender: input.gender ?? null,
    team_uuid: input.team?.uuid ?? null,
    ext_ids: JSON.stringify(storedExternalIds('playerExtIds', input.playerExtIds ?? [], extIdsBefore)),
    portraits: JSON.stringify(portraits),
    ...consentRow(input),
    deleted: input.deleted ?? false,
    search_text: searchText(firstName, lastName),
  };
}
