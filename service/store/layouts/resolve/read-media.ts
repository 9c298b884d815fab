import type { Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { focalSql, isPublicMedia, mediaStringSql } from '../../media/media-json.ts';
import { parseMediaString } from '../../media/media-keys.ts';
import { allOf, joinSql, type Sql, sql } from '../../sql.ts';
import { instantText } from '../../time/instants.ts';
import { bareItem, type ListFact, type MediaFact } from './facts.ts';
import { type Moment, mostCounted, tagsOf } from './moment.ts';

type Picture = MediaFact['picture'];
type Row = Omit<Picture, 'src' | 'video'> & {
  readonly key: string;
  readonly videoKey: string | null;
  readonly isPublic: boolean;
  readonly item: MediaFact['item'];
};

/** A film without a poster and without a thumbnail that visitors may see has nothing to show before it runs. */
const columns = (at: Sql): Sql => {
  const still = sql`(CASE WHEN n.uuid IS NULL THEN p ELSE n END)`;
  return sql`${mediaStringSql(sql`p`)} AS media, p.type, ${still}.key AS key, ${still}.file_version AS version, p.name AS title,
    coalesce(p.description, p.name) AS alt, p.photographer AS credit, ${focalSql(still)} AS "focalPoint",
    CASE WHEN p.type = 'video' THEN p.key || '?v=' || p.file_version END AS "videoKey",
    ${isPublicMedia(sql`p`, at)} AND (p.type = 'image' OR p.poster_file_uuid IS NOT NULL OR n.uuid IS NOT NULL) AS "isPublic",
    (SELECT jsonb_build_object('status', p.status, 'description', p.description, 'width', f.width, 'height', f.height)
      FROM (SELECT 1) one LEFT JOIN media_files f ON f.uuid = p.file_uuid) AS item`;
};
const from = (at: Sql): Sql =>
  sql`media p LEFT JOIN media n ON n.uuid = p.thumbnail_uuid AND ${isPublicMedia(sql`n`, at)}`;

/** The items of these mediaStrings; `base` is the address below which browsers find their pictures. */
export async function mediaByStrings(
  reader: Reader,
  strings: readonly string[],
  { at }: Moment,
  base: string,
): Promise<MediaFact[]> {
  const keys = [...new Set(strings.flatMap((text) => parseMediaString(text)?.key ?? []))];
  if (keys.length === 0) return [];
  const rows = await reader.query<Row>(sql`SELECT ${columns(at)} FROM ${from(at)} WHERE p.key = ANY(${keys}::text[])`);
  return rows.map((row) => fact(row, base));
}

/**
 * The videos of a section, the newest first: they have all required tags, and one of the additional ones where it names
 * any.
 */
export async function videosOf(reader: Reader, { config }: Section, moment: Moment, base: string): Promise<ListFact> {
  const { count = 6 } = config as { count?: number };
  const required = tagsOf(config.requiredTags);
  const additional = tagsOf(config.additionalTags);
  const listed = sql`p.type = 'video' AND ${isPublicMedia(sql`p`, moment.at)} AND NOT p.is_hidden
    AND (p.poster_file_uuid IS NOT NULL OR n.uuid IS NOT NULL)`;
  const hasRequired = allOf([listed, ...required.map(bears)]);
  const fits = allOf([
    hasRequired,
    ...(additional.length === 0 ? [] : [sql`(${joinSql(additional.map(bears), sql` OR `)})`]),
  ]);
  const shownAt = sql`coalesce(p.publish_date, p.created_at)`;
  const counted = (which: Sql): Sql =>
    sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${from(moment.at)} WHERE ${which} LIMIT ${mostCounted}) c)`;
  const [rows, [counts]] = await Promise.all([
    reader.query<Row & { id: string; newest: string }>(sql`
      SELECT p.uuid AS id, ${instantText(shownAt)} AS newest, ${columns(moment.at)} FROM ${from(moment.at)} WHERE ${fits}
      ORDER BY ${shownAt} DESC, p.uuid DESC LIMIT ${count}`),
    moment.counts
      ? reader.query<{ matching: number; required: number }>(
          sql`SELECT ${counted(fits)} AS matching, ${counted(hasRequired)} AS required`,
        )
      : [],
  ]);
  const items = rows.map(({ id, newest: _newest, ...row }) => {
    const { picture } = fact(row, base);
    return { ...bareItem('video', id, picture.title), picture };
  });
  const { matching = rows.length, required: withRequired = rows.length } = counts ?? {};
  return { articleIds: [], items, matching, required: withRequired, newest: rows[0]?.newest ?? null };
}

function bears(tag: string): Sql {
  return sql`p.uuid IN (SELECT l.media_uuid FROM media_tags l WHERE l.value = ${tag}
    OR (l.value >= ${`${tag}.`} AND l.value < ${`${tag}/`}))`;
}

function fact({ key, videoKey, isPublic: shown, item, ...picture }: Row, base: string): MediaFact {
  const video = videoKey === null ? null : `${base}/videos/${videoKey}`;
  return { picture: { ...picture, src: `${base}/images/${key}`, video }, isPublic: shown, item };
}
