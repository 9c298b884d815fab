import type { Reader, Transaction } from '../database.ts';
import { UnknownMediaError } from '../errors.ts';
import { sql } from '../sql.ts';
import { focalSql, pictureSql } from './media-json.ts';
import { parseMediaString } from './media-keys.ts';

/** What a page needs to show an item: its picture or a video's thumbnail or poster, and the video itself. */
export interface ShownMedia {
  url: string | null;
  alt: string;
  videourl: string | null;
  photographer: string | null;
  focalPoint: { fpx: number; fpy: number } | null;
}

/** The item of a mediaString as a page shows it. Throws `UnknownMediaError`. */
export async function renderMedia(reader: Reader, mediaString: string, base: string): Promise<ShownMedia> {
  const named = parseMediaString(mediaString);
  const rows = await reader.query<ShownMedia>(sql`
    SELECT CASE WHEN n.uuid IS NOT NULL THEN ${pictureSql(base, sql`n`)}
        WHEN p.poster_file_uuid IS NOT NULL OR p.type = 'image' AND p.file_uuid IS NOT NULL THEN ${pictureSql(base, sql`p`)}
      END AS url,
      coalesce(p.description, p.name) AS alt, p.photographer,
      CASE WHEN p.type = 'video' AND p.file_uuid IS NOT NULL
        THEN ${base}::text || '/videos/' || p.key || '?v=' || p.file_version END AS videourl,
      CASE WHEN n.uuid IS NOT NULL THEN ${focalSql(sql`n`)} ELSE ${focalSql(sql`p`)} END AS "focalPoint"
    FROM media p LEFT JOIN media n ON n.uuid = p.thumbnail_uuid
    WHERE p.key = ${named?.key ?? ''} AND p.type = ${named?.type ?? ''}`);
  if (!rows[0]) throw new UnknownMediaError('mediaString', mediaString);
  return rows[0];
}

/** How long a view waits for a save of the same item, in milliseconds: the visitor waits as long for the picture. */
const mostWaitMs = 250;

/**
 * Counts a view of the item of a mediaString. It is no change of the item: its version and its moment of change stay.
 * Rejects when the item is locked.
 */
export async function countView(transaction: Transaction, mediaString: string): Promise<void> {
  const named = parseMediaString(mediaString);
  await transaction.query(sql`SELECT set_config('lock_timeout', ${String(mostWaitMs)}, true)`);
  await transaction.query(sql`
    UPDATE media SET views = views + 1 WHERE key = ${named?.key ?? ''} AND type = ${named?.type ?? ''}`);
}
