import { articlePicture } from '../../../openapi/formats/article-picture.ts';
import { documentMedia } from '../../../openapi/formats/article-text.ts';
import type { Article } from '../contract.ts';
import type { Queries, Transaction } from '../database.ts';
import { ContradictionError, ForeignReferenceError } from '../errors.ts';
import { mediaProvider, parseMediaString } from '../media/media-keys.ts';
import { type MediaReference, refuseUnknownMedia } from '../media/media-references.ts';
import { sql } from '../sql.ts';

/** What of an article names items of the library. */
export type Shown = Pick<Article, 'mainMedia' | 'embeddedMedia' | 'metadata' | 'body'>;

/** Every mediaString of an article, each with its dotted path. */
export function mediaOfArticle({ mainMedia, embeddedMedia, metadata, body }: Shown): MediaReference[] {
  const at = (path: string, value: string | null | undefined) => (value ? [{ path, value }] : []);
  return [
    ...at('mainMedia', mainMedia),
    ...at('embeddedMedia.thumbnail', embeddedMedia?.thumbnail),
    ...at('metadata.shareImage', metadata.shareImage),
    ...(metadata.gallery ?? []).flatMap(({ media }, place) => at(`metadata.gallery.${place}.media`, media)),
    ...documentMedia(body).flatMap(({ path, value }) => at(`body.${path}`, value)),
  ];
}

/**
 * Throws `UnknownMediaError` for an item that the library does not have, and `ContradictionError` (`ratio`) for main media
 * that is not 16:9 (specification §5) or has no file yet. What was stored already may stay.
 */
export async function refuseWrongMedia(
  transaction: Transaction,
  after: Shown,
  before: Shown | undefined,
): Promise<void> {
  await refuseUnknownMedia(transaction, mediaOfArticle(after), before && mediaOfArticle(before));
  const { mainMedia } = after;
  if (!mainMedia || mainMedia === before?.mainMedia) return;
  if (!(await isSixteenNine(transaction, mainMedia))) {
    throw new ContradictionError('ratio', ['mainMedia'], 'Main media must be 16:9');
  }
}

async function isSixteenNine(queries: Queries, mediaString: string): Promise<boolean> {
  const key = parseMediaString(mediaString)?.key ?? '';
  const rows = await queries.query(sql`SELECT 1 FROM media WHERE key = ${key} AND status = 'ready' AND sixteen_nine`);
  return rows.length > 0;
}

/** Throws `ContradictionError` (`mainFormat`) where the media do not fit the mediaType (specification §8). */
export function refuseMainFormat({ mainMedia, embeddedMedia, metadata }: Shown): void {
  const [has, lacks] = metadata.mediaType === 'embedded' ? [mainMedia, embeddedMedia] : [embeddedMedia, mainMedia];
  if (metadata.mediaType === undefined || !has || lacks) return;
  throw new ContradictionError('mainFormat', ['metadata.mediaType'], 'Invalid main article format');
}

/** Throws `ForeignReferenceError` (`incomplete`) for what must not come onto the site as it is. */
export async function refuseIncomplete(queries: Queries, { mainMedia, embeddedMedia, metadata }: Shown): Promise<void> {
  const incomplete = (path: string, message: string) => new ForeignReferenceError('incomplete', [path], message);
  if (metadata.mediaType === 'embedded' && !embeddedMedia) {
    throw incomplete('embeddedMedia', 'It has no embedded media to show above its text.');
  }
  if (metadata.mediaType === 'embedded' || !mainMedia || (await isSixteenNine(queries, mainMedia))) return;
  throw incomplete('mainMedia', 'Its main media is gone, has no file or is not 16:9.');
}

/** The key of the item whose picture stands for an article in lists. */
export function thumbnailKey(shown: Shown): string | null {
  const first = articlePicture(shown);
  return first ? (parseMediaString(first)?.key ?? null) : null;
}

/** Replaces the list of the library items that an article shows. */
export async function writeShownMedia(transaction: Transaction, uuid: string, shown: Shown): Promise<void> {
  const own = mediaOfArticle(shown).filter(({ value }) => value.split('|')[1] === mediaProvider);
  const [keys, fields] = [own.map(({ value }) => value.split('|')[2] ?? ''), own.map(({ path }) => fieldOf(path))];
  await transaction.query(sql`DELETE FROM article_media WHERE article_uuid = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO article_media (article_uuid, key, field)
    SELECT DISTINCT ${uuid}, key, field FROM unnest(${keys}::text[], ${fields}::text[]) m(key, field)`);
}

/** Within a text the field is the text: a path that is right today is another one after the next paragraph. */
function fieldOf(path: string): string {
  return path.startsWith('body.') ? 'body' : path;
}
