import type { MediaType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { InUseError } from '../errors.ts';
import { sql } from '../sql.ts';
import { doomFiles, releaseFiles } from './media-files.ts';
import { dropKeys, parseMediaString } from './media-keys.ts';
import { listMediaUses } from './media-uses.ts';
import { lockedMedia } from './media-writes.ts';

/**
 * Deletes an item. Its files are doomed in the same transaction unless others show them, so that no row is ever without
 * its file. Throws `NotFoundError`, `StaleError`, and `InUseError` when something refers to it, unless `evenInUse`.
 */
export async function deleteMedia(
  transaction: Transaction,
  { type, id }: { type: MediaType; id: string },
  { evenInUse, expectedVersion }: { evenInUse: boolean; expectedVersion?: number | undefined },
): Promise<void> {
  const { media } = await lockedMedia(transaction, type, id, '', expectedVersion);
  const uses = evenInUse ? [] : await listMediaUses(transaction, type, id);
  if (uses.length > 0) throw new InUseError(uses.length);
  const uploads = await transaction.query<{ storageKey: string; file: string | null }>(sql`
    DELETE FROM uploads WHERE video_uuid = ${id} RETURNING storage_key AS "storageKey", file_uuid AS file`);
  const files = await transaction.query<{ file: string | null; poster: string | null }>(sql`
    DELETE FROM media WHERE uuid = ${id} RETURNING file_uuid AS file, poster_file_uuid AS poster`);
  await doomFiles(
    transaction,
    uploads.flatMap(({ storageKey, file }) => (file === null ? [storageKey] : [])),
  );
  await releaseFiles(transaction, [
    ...files.flatMap(({ file, poster }) => [file, poster]),
    ...uploads.map(({ file }) => file),
  ]);
  await dropKeys(transaction, [parseMediaString(media.mediaString)?.key ?? '']);
}
