import type { MediaQuota } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { UnusableFileError } from '../errors.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';

/**
 * What a site stores and may store, in bytes. A file that several items show counts once, an open upload as large as it
 * was announced; limit 0 is none.
 */
export async function getMediaQuota(reader: Reader, limit: number): Promise<MediaQuota> {
  const [row] = await reader.query<{ used: number }>(sql`
    SELECT ((SELECT coalesce(sum(size), 0) FROM media_files)
      + (SELECT coalesce(sum(size), 0) FROM uploads WHERE file_uuid IS NULL))::float8 AS used`);
  return { used: row?.used ?? 0, limit };
}

/**
 * Throws `UnusableFileError` (`quotaExceeded`) when the site may not store so many bytes more. Uploads of a site that
 * begin at once wait for each other, so that they cannot pass the limit together.
 */
export async function refuseOverQuota(
  transaction: Transaction,
  size: number,
  limit: number,
  path: string,
): Promise<void> {
  if (limit === 0) return;
  await lockSite(transaction, 'quota');
  const { used } = await getMediaQuota(transaction, limit);
  if (used + size <= limit) return;
  const message = `The site stores ${used} of at most ${limit} bytes, so that ${size} more have no room.`;
  throw new UnusableFileError('quotaExceeded', path, message);
}
