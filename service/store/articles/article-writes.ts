import type { Article, ArticleInput, ArticleRevision } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, InUseError, NotFoundError, refuseStale } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { writeTags } from '../tags/borne-tags.ts';
import { instantOf, transactionMoment } from '../time/instants.ts';
import { changedBy, createdBy, insertRow, updateRow } from '../write-row.ts';
import { articleColumnsOf } from './article-columns.ts';
import { type ArticleRights, refuseForeign, type Written, writtenInput, writtenPart } from './article-input.ts';
import { articleTagLinks } from './article-json.ts';
import { refuseIncomplete, writeShownMedia } from './article-media.ts';
import { momentOf, type Publication, refusePublication, savedPublication } from './article-publication.ts';
import { keepRevision, nextRevision } from './article-revisions.ts';
import { freeSlug, keepFormerSlug, refuseTakenSlug } from './article-slugs.ts';
import { listArticleUses } from './article-uses.ts';
import { getArticle, type VersionedArticle } from './articles.ts';

/** Who writes, for which address of pictures, and what the site may. */
export interface Writer {
  readonly author: string;
  /** As for `articleHtml`. */
  readonly base: string;
  readonly rights: ArticleRights;
}

/**
 * Makes an article. Throws what `writtenInput`, `refuseForeign` and `refusePublication` throw, `ConflictError`
 * (`slugTaken`), and `ForeignReferenceError` (`incomplete`) for one that must not be published as it is.
 */
export async function createArticle(
  transaction: Transaction,
  writer: Writer,
  input: ArticleInput,
): Promise<VersionedArticle> {
  const uuid = newUuid();
  const written = writtenInput(input, undefined, transaction.instanceId);
  await refuseForeign(transaction, written, undefined, uuid, writer.rights);
  const publication = savedPublication(written, undefined, undefined, await transactionMoment(transaction));
  return storeArticle(transaction, writer, { uuid, written, publication, reason: 'created' });
}

/**
 * Changes an article of version 3; a property that the input leaves out keeps its value. Throws `NotFoundError`,
 * `ConflictError` (`deleted`, `oldVersion`), `StaleError`, and what `createArticle` throws.
 */
export async function updateArticle(
  transaction: Transaction,
  writer: Writer,
  uuid: string,
  input: ArticleInput,
  expectedVersion?: number,
): Promise<VersionedArticle> {
  const { article: before, version } = await lockedArticle(transaction, uuid, writer.base);
  if (before.deleted) throw new ConflictError('deleted', ['id'], 'The article is deleted; restore it to change it.');
  if (before.articleVersion !== 'v3') {
    throw new ConflictError('oldVersion', ['articleVersion'], 'Cannot edit old version articles.');
  }
  refuseStale(version, expectedVersion);
  const written = writtenInput(input, before, transaction.instanceId);
  await refuseForeign(transaction, written, before, uuid, writer.rights);
  const publication = savedPublication(written, before, before.state, await transactionMoment(transaction));
  return storeArticle(transaction, writer, { uuid, written, publication, before, reason: 'saved' });
}

/**
 * Deletes a deleted article for good. Throws `NotFoundError`, `StaleError`, `ConflictError` (`notDeleted`), and
 * `InUseError` when something refers to it, unless `evenInUse`.
 */
export async function deleteArticle(
  transaction: Transaction,
  uuid: string,
  { evenInUse, expectedVersion }: { evenInUse: boolean; expectedVersion?: number | undefined },
): Promise<void> {
  const { article, version } = await lockedArticle(transaction, uuid, '');
  refuseStale(version, expectedVersion);
  if (!article.deleted) {
    throw new ConflictError('notDeleted', ['id'], 'Only an article among the deleted ones is deleted for good.');
  }
  const uses = evenInUse ? [] : await listArticleUses(transaction, uuid);
  if (uses.length > 0) throw new InUseError(uses.length);
  await transaction.query(sql`DELETE FROM articles WHERE uuid = ${uuid}`);
}

/** The article as it stays until the transaction ends. Throws `NotFoundError`. */
export async function lockedArticle(transaction: Transaction, uuid: string, base: string): Promise<VersionedArticle> {
  await transaction.query(sql`SELECT 1 FROM articles WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getArticle(transaction, uuid, base);
  if (!found) throw new NotFoundError('article', uuid);
  return found;
}

/** What is stored of an article: what it says, its publication, and what it was before. */
export interface Storing {
  readonly uuid: string;
  readonly written: Written;
  readonly publication: Publication;
  readonly before?: Article | undefined;
  /** Whether it is deleted afterwards. */
  readonly isDeleted?: boolean;
  readonly reason: ArticleRevision['reason'];
}

/** Writes an article with its tags, media, slug and revision; what it refers to was checked before. */
export async function storeArticle(
  transaction: Transaction,
  { author, base }: Pick<Writer, 'author' | 'base'>,
  { uuid, written, publication, before, isDeleted = false, reason }: Storing,
): Promise<VersionedArticle> {
  const comesOn = publication.published && !(before && isOnSite(before));
  const limits = comesOn ? withoutPastEnd(written) : written;
  if (!isDeleted) refusePublication(publication, embargoOf(limits, before, publication));
  if (comesOn) await refuseIncomplete(transaction, limits);
  const slugged = await withSlug(transaction, { uuid, written: limits, publication, before, isDeleted });
  if (before) await keepFirstRevision(transaction, before);
  const revision = before ? await nextRevision(transaction, uuid, author, reason) : 1;
  const hasOtherBody = JSON.stringify(before?.body ?? null) !== JSON.stringify(slugged.body);
  const row = {
    ...textColumns(slugged),
    ...momentColumns(publication, slugged.metadata.unpublishAt),
    deleted_at: isDeleted ? sql`now()` : null,
    revision,
    ...(hasOtherBody || !before ? { body_revision: revision } : {}),
  };
  await transaction.query(
    before
      ? updateRow('articles', { ...row, ...changedBy(author) }, { uuid })
      : insertRow('articles', { uuid, ...createdBy(author), ...row }),
  );
  await writeTags(transaction, articleTagLinks, uuid, [...new Set(slugged.tags.map(({ value }) => value))]);
  await writeShownMedia(transaction, uuid, slugged);
  await keepFormerSlug(transaction, uuid, before?.metadata.slug ?? null, slugged.metadata.slug ?? null);
  const saved = await getArticle(transaction, uuid, base);
  if (!saved) throw new NotFoundError('article', uuid);
  await keepRevision(transaction, uuid, { author, revision, reason }, contentOf(saved.article));
  return saved;
}

/** What a revision keeps of an article. */
function contentOf(article: Article) {
  const { tags, ...rest } = writtenPart(article);
  return { article: { ...rest, tags: tags.map(({ value }) => ({ value })) }, wordCount: article.wordCount };
}

/** What was written without revisions, as an import or the demo does, is kept before it is changed first. */
async function keepFirstRevision(transaction: Transaction, before: Article): Promise<void> {
  const known = await transaction.query(sql`SELECT 1 FROM article_revisions WHERE article_uuid = ${before.id} LIMIT 1`);
  if (known.length > 0) return;
  const author = before.modifiedBy ?? before.createdBy ?? '';
  await keepRevision(transaction, before.id, { author, revision: 1, reason: 'created' }, contentOf(before));
}

const isOnSite = ({ state }: Article): boolean => state === 'published' || state === 'scheduled';

/** What comes onto the site again does not leave it at a moment that is over. */
function withoutPastEnd(written: Written): Written {
  const { unpublishAt } = written.metadata;
  if (!unpublishAt || momentOf(unpublishAt) > Date.now()) return written;
  return { ...written, metadata: { ...written.metadata, unpublishAt: null } };
}

/** An embargo binds whatever is not on the site yet, or changes the embargo or the moment; a correction of what is read already passes. */
function embargoOf({ metadata }: Written, before: Article | undefined, { publishedAt }: Publication) {
  const isSame = before?.publishedAt === publishedAt && before.metadata.embargoUntil === metadata.embargoUntil;
  return before?.state === 'published' && isSame ? { unpublishAt: metadata.unpublishAt } : metadata;
}

/** So many properties the contract allows in the metadata of an article. */
const mostProperties = 50;

/** What is written with the slug that it gets: the one that is said, one of the headline once it is published, none while it is deleted. */
async function withSlug(
  transaction: Transaction,
  { uuid, written, publication, before, isDeleted }: Omit<Storing, 'reason'>,
): Promise<Written> {
  const { slug } = written.metadata;
  if (isDeleted) return written;
  if (slug) {
    if (slug !== before?.metadata.slug) await refuseTakenSlug(transaction, slug, uuid);
    return written;
  }
  const isFull = Object.keys(written.metadata).length >= mostProperties && slug === undefined;
  if (!publication.published || isFull) return written;
  const made = await freeSlug(transaction, written.header, uuid);
  return { ...written, metadata: { ...written.metadata, slug: made } };
}

/** What an article says as columns' values; lists and objects of JSON are given as text. */
function textColumns(written: Written) {
  const { body, embedded, metadata, ...columns } = articleColumnsOf(written);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return { ...columns, body: json(body), embedded: json(embedded), metadata: JSON.stringify(metadata) };
}

function momentColumns(
  { published, publishedAt, firstPublishedAt }: Publication,
  unpublishAt: string | null | undefined,
) {
  const moment = (text: string | null | undefined) => (text ? instantOf(text) : null);
  return {
    published,
    published_at: moment(publishedAt),
    first_published_at: moment(firstPublishedAt),
    unpublish_at: moment(unpublishAt),
  };
}
