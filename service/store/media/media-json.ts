import { isHiddenPortrait } from '../people/portrait-consent.ts';
import { type Sql, sql } from '../sql.ts';
import { borneTagsJson } from '../tags/borne-tags.ts';
import { instantText } from '../time/instants.ts';
import { mediaProvider } from './media-keys.ts';
import { mediaTagLinks } from './media-tags.ts';

/** The mediaString of a row of `media` that is called `row`. */
export function mediaStringSql(row: Sql): Sql {
  return sql`(${row}.type || ${`|${mediaProvider}|`}::text || ${row}.key)`;
}

/** Address of the picture of a row of `media` below `base`, with its version. */
export function pictureSql(base: string, row: Sql): Sql {
  return sql`(${base}::text || '/images/' || ${row}.key || '?v=' || ${row}.file_version)`;
}

/** The condition that visitors may see, at a moment, the item in the row of `media` that is called `row`. */
export function isPublicMedia(row: Sql, at: Sql = sql`now()`): Sql {
  return sql`(${row}.status = 'ready' AND NOT ${row}.is_private AND NOT ${row}.draft
    AND (${row}.publish_date IS NULL OR ${row}.publish_date <= ${at}) AND NOT ${isHiddenPortrait(row, at)})`;
}

/** Focal point of a row of `media` as JSON; NULL without one. */
export function focalSql(row: Sql): Sql {
  return sql`CASE WHEN ${row}.focal_x IS NOT NULL THEN json_build_object('fpx', ${row}.focal_x, 'fpy', ${row}.focal_y) END`;
}

/** What `mediaJson` reads beside the row `p` of `media`: its file `f` and its thumbnail `n`. */
export const mediaJoins = sql`LEFT JOIN media_files f ON f.uuid = p.file_uuid LEFT JOIN media n ON n.uuid = p.thumbnail_uuid`;

const categories = sql`
  SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY l.sort_order, c.id), '[]')
  FROM media_category_links l JOIN media_categories c ON c.id = l.category_id WHERE l.media_uuid = p.uuid`;

/**
 * The contract's Media of a row `p` of `media` with `mediaJoins`. `base` is the address below which browsers find
 * pictures and videos.
 */
export function mediaJson(base: string): Sql {
  const picture = sql`CASE WHEN p.type = 'image' AND f.uuid IS NOT NULL OR p.poster_file_uuid IS NOT NULL
    THEN ${pictureSql(base, sql`p`)} END`;
  const video = sql`CASE WHEN p.type = 'video' AND f.uuid IS NOT NULL
    THEN ${base}::text || '/videos/' || p.key || '?v=' || p.file_version END`;
  return sql`jsonb_build_object(
    'id', p.uuid, 'type', p.type, 'mediaString', ${mediaStringSql(sql`p`)}, 'name', p.name, 'description', p.description,
    'isPrivate', p.is_private, 'sixteenNine', p.sixteen_nine, 'tags', ${borneTagsJson(mediaTagLinks, 'others')},
    'gameTags', ${borneTagsJson(mediaTagLinks, 'games')},
    'categories', (${categories}),
    'categoryId', CASE WHEN p.type = 'image' THEN (SELECT l.category_id FROM media_category_links l
      WHERE l.media_uuid = p.uuid ORDER BY l.sort_order, l.category_id LIMIT 1) END,
    'views', p.views, 'imgixUrl', ${picture},
    'filepath', CASE WHEN f.uuid IS NULL THEN '' ELSE p.type || 's/' || p.key END,
    'thumbDir', CASE WHEN p.type = 'image' AND f.uuid IS NOT NULL OR p.poster_file_uuid IS NOT NULL
      THEN 'images/' || p.key ELSE '' END,
    'photographer', p.photographer, 'legal', p.legal, 'mimetype', f.mimetype, 'focalPoint', ${focalSql(sql`p`)},
    'mediaPropertiesUrl', '/api/media/meta/' || p.type || '/' || p.uuid)
  || jsonb_build_object(
    'properties', CASE WHEN f.uuid IS NOT NULL THEN json_build_object('PixelWidth', f.width, 'PixelHeight', f.height,
      'Content-Length', f.size, 'Content-Type', f.mimetype) END,
    'size', f.size, 'width', f.width, 'height', f.height, 'duration', f.duration, 'status', p.status, 'hash', f.hash,
    'version', p.file_version, 'isLocked', p.is_locked, 'isHiddenInListing', p.is_hidden,
    'thumbnailUrl', CASE WHEN n.uuid IS NOT NULL THEN ${pictureSql(base, sql`n`)} ELSE ${picture} END,
    'thumbnail', ${mediaStringSql(sql`n`)},
    'thumbnailMediaObject', CASE WHEN n.uuid IS NOT NULL THEN json_build_object('id', n.uuid, 'name', n.name,
      'mediaString', ${mediaStringSql(sql`n`)}, 'url', ${pictureSql(base, sql`n`)}, 'focalPoint', ${focalSql(sql`n`)}) END,
    'video', ${video}, 'draft', p.draft, 'publishDate', ${instantText(sql`p.publish_date`)},
    'isScheduled', coalesce(p.publish_date > now(), false), 'instanceId', p.instance_id, 'createdBy', p.created_by,
    'createdAt', p.created_at, 'lastModified', p.last_modified)`;
}
