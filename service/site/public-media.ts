import type { Picture, Pictures } from '../../src/site/page-data.ts';
import type { MediaType } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { focalSql, isPublicMedia, mediaStringSql } from '../store/media/media-json.ts';
import { parseMediaString } from '../store/media/media-keys.ts';
import { sql } from '../store/sql.ts';

/** A film without a poster has nothing to show before it runs; a thumbnail of its own is looked up with it. */
const hasStill = sql`(p.type = 'image' OR coalesce(p.poster_file_uuid, p.thumbnail_uuid) IS NOT NULL)`;

type Row = Omit<Picture, 'src' | 'video'> & { mediaString: string; key: string; videoKey: string | null };

/**
 * Those of the items that visitors may see, by their mediaStrings; `base` is the address below which browsers find them.
 */
export async function publicPictures(reader: Reader, mediaStrings: readonly string[], base: string): Promise<Pictures> {
  const keys = mediaStrings.flatMap((text) => parseMediaString(text)?.key ?? []);
  if (keys.length === 0) return {};
  const still = sql`(CASE WHEN n.uuid IS NULL THEN p ELSE n END)`;
  const rows = await reader.query<Row>(sql`
    SELECT ${mediaStringSql(sql`p`)} AS "mediaString", p.type, ${still}.key AS key, ${still}.file_version AS version,
      p.name AS title, coalesce(p.description, p.name) AS alt, p.photographer AS credit, ${focalSql(still)} AS "focalPoint",
      CASE WHEN p.type = 'video' THEN p.key || '?v=' || p.file_version END AS "videoKey"
    FROM media p LEFT JOIN media n ON n.uuid = p.thumbnail_uuid AND ${isPublicMedia(sql`n`)}
    WHERE p.key = ANY(${keys}::text[]) AND ${isPublicMedia(sql`p`)}
      AND (p.type = 'image' OR p.poster_file_uuid IS NOT NULL OR n.uuid IS NOT NULL)`);
  return Object.fromEntries(
    rows.map(({ mediaString, key, videoKey, ...picture }) => [
      mediaString,
      { ...picture, src: `${base}/images/${key}`, video: videoKey === null ? null : `${base}/videos/${videoKey}` },
    ]),
  );
}

/**
 * mediaStrings of the newest items that lists show, `limit` of them after the first `offset`. Upright pictures are left
 * out: they are portraits and crests, which stand on pages of their own.
 */
export async function newestMedia(reader: Reader, limit: number, offset = 0): Promise<string[]> {
  const newest = (type: MediaType) => sql`(
    SELECT p.type, p.key, p.created_at, p.uuid FROM media p JOIN media_files f ON f.uuid = p.file_uuid
    WHERE p.type = ${type} AND ${isPublicMedia(sql`p`)} AND NOT p.is_hidden AND f.width > f.height AND ${hasStill}
    ORDER BY p.created_at DESC, p.uuid DESC LIMIT ${limit + offset})`;
  const rows = await reader.query<{ media: string }>(sql`
    SELECT ${mediaStringSql(sql`p`)} AS media FROM (${newest('image')} UNION ALL ${newest('video')}) p
    ORDER BY p.created_at DESC, p.uuid DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ media }) => media);
}

/** The mediaString of a public item by its uuid or key; undefined where there is none. */
export async function publicMediaItem(reader: Reader, uuidOrKey: string): Promise<string | undefined> {
  const rows = await reader.query<{ media: string }>(sql`
    SELECT ${mediaStringSql(sql`p`)} AS media FROM media p
    WHERE (p.uuid = ${uuidOrKey} OR p.key = ${uuidOrKey}) AND ${isPublicMedia(sql`p`)}`);
  return rows[0]?.media;
}

/** Every mediaString in a value: what is shown has to be looked up, wherever in it the picture stands. */
export function mediaStringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (parseMediaString(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) mediaStringsIn(one, found);
  }
  return found;
}
