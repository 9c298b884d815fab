import type { Article, ArticleAction, ArticleRevision } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { refuseStale } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { transactionMoment } from '../time/instants.ts';
import { writtenPart } from './article-input.ts';
import { actedPublication, endedPublication, type Publication, refuseIllegal } from './article-publication.ts';
import { upgradedBody } from './article-upgrade.ts';
import { lockedArticle, type Storing, storeArticle, type Writer } from './article-writes.ts';
import type { VersionedArticle } from './articles.ts';

/**
 * Does to an article what its state allows and answers it, or the copy. Throws `NotFoundError`, `StaleError`,
 * `ConflictError` (`illegalAction`, `embargo`) and `ForeignReferenceError` (`incomplete`).
 */
export async function actOnArticle(
  transaction: Transaction,
  writer: Writer,
  { id, action }: { id: string; action: ArticleAction },
  expectedVersion?: number,
): Promise<VersionedArticle> {
  const { article, version } = await lockedArticle(transaction, id, writer.base);
  refuseStale(version, expectedVersion);
  refuseIllegal(article.state, action);
  return storeArticle(transaction, writer, await storingOf(transaction, action, article));
}

async function storingOf(transaction: Transaction, action: ArticleAction, article: Article): Promise<Storing> {
  if (action === 'duplicate') return duplicateOf(article);
  const before = publicationOf(article);
  const now = await transactionMoment(transaction);
  const publication =
    action === 'publish' ? actedPublication(before, article.state, now) : endedPublication(before, now);
  const written = writtenPart(action === 'restore' ? await withFreeSlug(transaction, article) : article);
  return {
    uuid: article.id,
    written,
    publication,
    before: article,
    isDeleted: action === 'delete',
    reason: reasons[action],
  };
}

const reasons: Readonly<Record<Exclude<ArticleAction, 'duplicate'>, ArticleRevision['reason']>> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
};

function publicationOf({ published, publishedAt, firstPublishedAt, state }: Article): Publication {
  const first = state === 'scheduled' ? (firstPublishedAt ?? publishedAt) : firstPublishedAt;
  return { published, publishedAt, firstPublishedAt: first };
}

/** A copy as a new draft: of version 3, whatever its pattern is, and without what is said of that one alone. */
function duplicateOf(article: Article): Storing {
  const { slug, unpublishAt, imported, corrections, publishAfterGame, ...metadata } = article.metadata;
  const suffix = article.lang === 'sv' ? ' (kopia)' : ' (copy)';
  const written = {
    ...writtenPart(article),
    articleVersion: 'v3' as const,
    header: `${[...article.header].slice(0, 300 - suffix.length).join('')}${suffix}`,
    body: upgradedBody(article.articleVersion, article.body),
    published: false,
    publishedAt: null,
    metadata,
  };
  return {
    uuid: newUuid(),
    written,
    publication: { published: false, publishedAt: null, firstPublishedAt: null },
    reason: 'created',
  };
}

/** A restored article whose slug another one has by now gets another when it is published. */
async function withFreeSlug(transaction: Transaction, article: Article): Promise<Article> {
  const { slug } = article.metadata;
  if (!slug) return article;
  const taken = await transaction.query(sql`SELECT 1 FROM articles WHERE slug = ${slug} AND deleted_at IS NULL`);
  return taken.length === 0 ? article : { ...article, metadata: { ...article.metadata, slug: null } };
}
