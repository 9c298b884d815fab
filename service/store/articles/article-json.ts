import { gameTitle, gameTitlesJson } from '../games/game-titles.ts';
import { pictureSql } from '../media/media-json.ts';
import { type Sql, sql } from '../sql.ts';
import { borneTagsJson, isGameTag, type TagLinks } from '../tags/borne-tags.ts';
import { instantText } from '../time/instants.ts';

/** Where the tags of articles stand. */
export const articleTagLinks: TagLinks = { links: sql`article_tags`, thing: sql`article_uuid` };

/** How long somebody counts as there after the last sign of life. */
const lasts = sql`interval '60 seconds'`;

/** Whether somebody who was last seen at a moment is gone: one of the future was before the clock was put back. */
export const isPresenceOver = (seenAt: Sql): Sql =>
  sql`(${seenAt} <= now() - ${lasts} OR ${seenAt} > now() + ${lasts})`;

/** The contract's ArticleState of a row of `articles` that is called `row`. */
export function articleState(row: Sql): Sql {
  return sql`CASE WHEN ${row}.deleted_at IS NOT NULL THEN 'deleted'
    WHEN ${row}.published AND ${row}.unpublish_at <= now() THEN 'expired'
    WHEN ${row}.published AND ${row}.published_at > now() THEN 'scheduled'
    WHEN ${row}.published THEN 'published'
    WHEN ${row}.first_published_at <= now() THEN 'unpublished'
    ELSE 'draft' END`;
}

/** The condition that readers see the article in the row that is called `row`, now or at another moment. */
export function isPublic(row: Sql, at = sql`now()`): Sql {
  return sql`(${row}.deleted_at IS NULL AND ${row}.published AND ${row}.published_at <= ${at}
    AND (${row}.unpublish_at IS NULL OR ${row}.unpublish_at > ${at}))`;
}

/**
 * The path of an article on its site: that of a route which leads to it alone, else of the first one for all articles
 * with its slug in the place of the part. NULL where the site has neither.
 */
function articlePath(row: Sql): Sql {
  return sql`coalesce(
    (SELECT r.path FROM routes r WHERE r.resource_type = 'article' AND r.resource_id = ${row}.uuid AND r.pattern IS NULL
      ORDER BY r.number LIMIT 1),
    (SELECT regexp_replace(r.path, ':[^/]+', ${row}.slug) FROM routes r
      WHERE r.resource_type = 'article' AND r.resource_id IS NULL AND r.pattern IS NOT NULL ORDER BY r.number LIMIT 1))`;
}

/** The path of an article on its site, which it has also where no route of the site is for articles. */
export function pathOfArticle(row: Sql): Sql {
  return sql`coalesce(${articlePath(row)}, '/article/' || coalesce(${row}.slug, ${row}.uuid))`;
}

const publicUrl = sql`CASE WHEN ${isPublic(sql`p`)} THEN
  (SELECT rtrim(s.public_url, '/') FROM sites s WHERE s.instance_id = p.instance_id) || ${articlePath(sql`p`)} END`;

/** Who has the article open, longest first. */
const editedBy = sql`(SELECT coalesce(json_agg(json_build_object('name', e.name, 'since', e.since) ORDER BY e.since, e.subject), '[]')
  FROM article_presence e WHERE e.article_uuid = p.uuid AND NOT ${isPresenceOver(sql`e.seen_at`)})`;

/** The games that an article is linked to, in the order of its tags; OFFSET 0 as in `borneTagsJson`. */
const linkedGames = sql`(SELECT coalesce(json_agg(json_build_object('gameUuid', g.uuid, 'linkType', l.link_type,
    'title', ${gameTitle(sql`g`)}, 'titles', ${gameTitlesJson(sql`g`)}, 'startDateTime', ${instantText(sql`g.starts_at`)}) ORDER BY l.sort_order, l.value), '[]')
  FROM (SELECT value, sort_order, split_part(value COLLATE "default", '.', 2) AS game,
      coalesce(nullif(split_part(value COLLATE "default", '.', 3), ''), 'game') AS link_type
    FROM article_tags l WHERE article_uuid = p.uuid AND ${isGameTag} OFFSET 0) l
  JOIN games g ON g.uuid = l.game
  LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid)`;

/** Address of the picture that stands for an article, below `base`. */
function thumbnail(base: string): Sql {
  return sql`(SELECT CASE WHEN n.uuid IS NOT NULL THEN ${pictureSql(base, sql`n`)}
      WHEN m.type = 'image' AND m.file_uuid IS NOT NULL OR m.poster_file_uuid IS NOT NULL THEN ${pictureSql(base, sql`m`)} END
    FROM media m LEFT JOIN media n ON n.uuid = m.thumbnail_uuid WHERE m.key = p.thumbnail_key)`;
}

/** What list and detail tell alike of a row `p` of `articles`. */
const common = sql`'id', p.uuid, 'header', p.header, 'label', p.label, 'lang', p.lang, 'author', p.author,
  'state', ${articleState(sql`p`)}, 'published', p.published, 'publishedAt', ${instantText(sql`p.published_at`)},
  'firstPublishedAt', CASE WHEN p.first_published_at <= now() THEN ${instantText(sql`p.first_published_at`)} END,
  'deleted', p.deleted_at IS NOT NULL, 'deletedAt', ${instantText(sql`p.deleted_at`)}, 'mainMedia', p.main_media,
  'articleVersion', p.article_version, 'highlightedArticle', p.highlighted, 'sitePriority', p.site_priority,
  'hideInListing', p.hide_in_listing, 'wordCount', p.word_count, 'url', ${publicUrl}, 'version', p.version,
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified, 'modifiedBy', p.modified_by,
  'editedBy', ${editedBy}`;

/** The contract's ArticleRow of a row `p` of `articles`. `base` is the address below which browsers find pictures. */
export function articleRowJson(base: string): Sql {
  const count = (which: Sql) =>
    sql`(SELECT count(*)::int FROM article_tags l WHERE l.article_uuid = p.uuid AND ${which})`;
  return sql`json_build_object(${common}, 'introRawText', left(p.intro_text, 300), 'thumbnailUrl', ${thumbnail(base)}, 'unpublishAt', ${instantText(sql`p.unpublish_at`)},
    'tags', ${borneTagsJson(articleTagLinks, 'others', 5)}, 'tagCount', ${count(sql`NOT (${isGameTag})`)}, 'gameCount', ${count(isGameTag)})`;
}

/** The contract's Article of a row `p` of `articles`, without what `articles.ts` makes of its body. */
export const articleJson = sql`json_build_object(${common}, 'intro', p.intro, 'body', p.body, 'embeddedMedia', p.embedded,
  'tags', ${borneTagsJson(articleTagLinks, 'all')}, 'owner', p.owner, 'ownerInstanceId', p.owner_instance_id,
  'metadata', p.metadata, 'linkedToGames', ${linkedGames}, 'articleIngress', p.intro_text, 'revision', p.revision,
  'instanceId', p.instance_id)`;
