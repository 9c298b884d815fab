import type { ExternalId, PlayerInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { NotFoundError, StaleError } from '../errors.ts';
import { withoutUndefined, writtenCountry } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences, registerReferences } from '../input/references.ts';
import { storedExternalIds } from '../input/stored-external-ids.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { mediaOfList, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { getPlayer, type VersionedPlayer } from './players.ts';

/**
 * Makes a player. `author` is kept as `createdBy`. Throws `UnknownReferenceError` for a team or register that the site does not have, or a position that
 * there is not, `UnknownMediaError` for a portrait that is none of the site's media.
 */
export async function createPlayer(
  transaction: Transaction,
  author: string,
  input: PlayerInput,
): Promise<VersionedPlayer> {
  await refuseUnknownReferences(transaction, playerReferences(input));
  await refuseUnknownMedia(transaction, mediaOfList('portraitList', input.portraitList));
  const uuid = newUuid();
  const row = rowOf(input, []);
  await transaction.query(sql`
    INSERT INTO players (uuid, created_by, modified_by, first_name, last_name, nationality, jersey_number, position_code,
      shoots, date_of_birth, height_cm, weight_kg, gender, team_uuid, ext_ids, portraits, deleted, search_text)
    VALUES (${uuid}, ${author}, ${author}, ${row.firstName}, ${row.lastName}, ${row.nationality}, ${row.jerseyNumber},
      ${row.positionCode}, ${row.shoots}, ${row.dateOfBirth}, ${row.height}, ${row.weight}, ${row.gender},
      ${row.teamUuid}, ${row.extIds}, ${row.portraits}, ${row.deleted}, ${row.searchText})`);
  return present(transaction, uuid);
}

/**
 * Changes a player; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the player is no longer at
 * `expectedVersion` (left out: not compared), `LockedError` for a locked external id, and what `createPlayer` throws.
 */
export async function updatePlayer(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: PlayerInput,
  expectedVersion?: number,
): Promise<VersionedPlayer> {
  await transaction.query(sql`SELECT 1 FROM players WHERE uuid = ${uuid} FOR UPDATE`);
  const before = await present(transaction, uuid);
  if (expectedVersion !== undefined && before.version !== expectedVersion) throw new StaleError(before.version);
  const after: PlayerInput = { ...before.player, ...withoutUndefined(input) };
  await refuseUnknownReferences(transaction, playerReferences(after), playerReferences(before.player));
  const portraits = (player: PlayerInput) => mediaOfList('portraitList', player.portraitList);
  await refuseUnknownMedia(transaction, portraits(after), portraits(before.player));
  const row = rowOf(after, before.player.playerExtIds);
  await transaction.query(sql`
    UPDATE players SET first_name = ${row.firstName}, last_name = ${row.lastName}, nationality = ${row.nationality},
      jersey_number = ${row.jerseyNumber}, position_code = ${row.positionCode}, shoots = ${row.shoots},
      date_of_birth = ${row.dateOfBirth}, height_cm = ${row.height}, weight_kg = ${row.weight}, gender = ${row.gender},
      team_uuid = ${row.teamUuid}, ext_ids = ${row.extIds}, portraits = ${row.portraits}, deleted = ${row.deleted},
      search_text = ${row.searchText}, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE uuid = ${uuid}`);
  return present(transaction, uuid);
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedPlayer> {
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
    firstName,
    lastName,
    nationality: writtenCountry(input.nationality),
    jerseyNumber: input.jerseyNumber ?? null,
    positionCode: input.positionCode ?? null,
    shoots: input.shoots ?? null,
    dateOfBirth: input.dateOfBirth ?? null,
    height: input.height ?? null,
    weight: input.weight ?? null,
    gender: input.gender ?? null,
    teamUuid: input.team?.uuid ?? null,
    extIds: JSON.stringify(storedExternalIds('playerExtIds', input.playerExtIds ?? [], extIdsBefore)),
    portraits: JSON.stringify(portraits),
    deleted: input.deleted ?? false,
    searchText: searchText(firstName, lastName),
  };
}
