import type { GameLogo, GameMetadata, GameMetadataInput } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { NotFoundError, refuseStale, UnknownReferenceError } from '../errors.ts';
import { refuseUnknownSsgt } from '../games/games.ts';
import { mediaAt, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';
import { refuseWithoutRoom } from './metadata-room.ts';

/** The metadata of a game and the number of its version, which grows with every change; 1 while nothing was saved. */
export interface VersionedMetadata {
  metadata: GameMetadata;
  version: number;
}

/** The contract's GameMetadata of a row `g` of the table `games` and its row `m` of `game_metadata`, if any. */
const metadataJson = sql`json_build_object('gameUuid', g.uuid, 'ssgtUuid', g.ssgt_uuid, 'instanceId', g.instance_id,
  'metadata', coalesce(m.entries, '[]'))`;

/** The metadata of a game, empty when none was saved; undefined when the site has no such game. */
export async function getGameMetadata(reader: Reader, gameUuid: string): Promise<VersionedMetadata | undefined> {
  const rows = await reader.query<VersionedMetadata>(sql`
    SELECT coalesce(m.version, 1) AS version, ${metadataJson} AS metadata
    FROM games g LEFT JOIN game_metadata m ON m.game_uuid = g.uuid WHERE g.uuid = ${gameUuid}`);
  return rows[0];
}

/**
 * The metadata of the games of a competition that have some, by start; deleted games left out. Throws `NotFoundError`
 * for a competition that the site does not have.
 */
export async function listMetadataOfSsgt(reader: Reader, ssgtUuid: string): Promise<GameMetadata[]> {
  const rows = await reader.query<{ metadata: GameMetadata }>(sql`
    SELECT ${metadataJson} AS metadata FROM games g JOIN game_metadata m ON m.game_uuid = g.uuid
    WHERE g.ssgt_uuid = ${ssgtUuid} AND NOT g.deleted AND m.entries <> '[]' ORDER BY g.starts_at, g.uuid`);
  if (rows.length === 0) await refuseUnknownSsgt(reader, ssgtUuid);
  return rows.map(({ metadata }) => metadata);
}

/** The logos that an entry can show, by name. */
export function listGameLogos(reader: Reader): Promise<GameLogo[]> {
  return reader.query<GameLogo>(
    sql`SELECT uuid AS id, name, url FROM game_logos ORDER BY name COLLATE "sv-x-icu", uuid`,
  );
}

/**
 * Replaces the metadata of a game. Throws `UnknownReferenceError` for a game, a competition that is not the game's,
 * another site or a logo that there is not, `StaleError` when it is no longer at `expectedVersion` (left out: not
 * compared), `ConflictError` where it has no room; one that gets no larger always has. `check` sees what stood before
 * and may throw, too.
 */
export async function saveGameMetadata(
  transaction: Transaction,
  author: string,
  { gameUuid, ssgtUuid, instanceId, metadata }: GameMetadataInput,
  check: (before: GameMetadata) => void,
  expectedVersion?: number,
): Promise<VersionedMetadata> {
  await transaction.query(sql`SELECT 1 FROM games WHERE uuid = ${gameUuid} FOR NO KEY UPDATE`);
  const before = await getGameMetadata(transaction, gameUuid);
  if (!before) throw new UnknownReferenceError('gameUuid', gameUuid);
  if (before.metadata.ssgtUuid !== ssgtUuid) throw new UnknownReferenceError('ssgtUuid', ssgtUuid);
  if (instanceId !== undefined && instanceId !== transaction.instanceId) {
    throw new UnknownReferenceError('instanceId', instanceId);
  }
  refuseStale(before.version, expectedVersion);
  check(before.metadata);
  await refuseUnknownLogos(transaction, metadata);
  await refuseUnknownMedia(transaction, mediaOf(metadata), mediaOf(before.metadata.metadata));
  const entries = metadata.map(({ type, uri, label = null, logo = null }) => ({ type, uri, label, logo }));
  const kept = JSON.stringify(entries);
  if (kept.length > JSON.stringify(before.metadata.metadata).length) {
    await refuseWithoutRoom(transaction, { gameUuid, ssgtUuid, characters: kept.length }, 'metadata');
  }
  await transaction.query(sql`
    INSERT INTO game_metadata AS m (game_uuid, entries, version, created_by, modified_by)
    VALUES (${gameUuid}, ${kept}, 2, ${author}, ${author})
    ON CONFLICT (instance_id, game_uuid) DO UPDATE SET entries = excluded.entries, version = m.version + 1,
      last_modified = now(), modified_by = excluded.modified_by`);
  const saved = await getGameMetadata(transaction, gameUuid);
  if (!saved) throw new NotFoundError('game', gameUuid);
  return saved;
}

/** Logos that are media items, by their mediaStrings, rather than one of the list. */
function mediaOf(entries: GameMetadataInput['metadata']) {
  return entries.flatMap(({ logo }, index) => mediaAt(`metadata.${index}.logo`, logo));
}

async function refuseUnknownLogos(transaction: Transaction, entries: GameMetadataInput['metadata']): Promise<void> {
  if (!entries.some(({ logo }) => logo && mediaAt('logo', logo).length === 0)) return;
  const known = new Set((await listGameLogos(transaction)).map(({ id }) => id));
  entries.forEach(({ logo }, index) => {
    if (logo && mediaAt('logo', logo).length === 0 && !known.has(logo))
      throw new UnknownReferenceError(`metadata.${index}.logo`, logo);
  });
}
