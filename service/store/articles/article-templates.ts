import { writtenTagName } from '../../../openapi/formats/tag-name.ts';
import { foldName } from '../../../openapi/formats/text.ts';
import type { ArticleInput, ArticleTemplate, ArticleTemplateInput } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import {
  AddOnError,
  ConflictError,
  ContentError,
  ContradictionError,
  ForeignReferenceError,
  NameTakenError,
  NotFoundError,
  refuseStale,
  UnknownMediaError,
} from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { type ArticleRights, refuseForeign, writtenInput } from './article-input.ts';
import { filledIn, gameFacts } from './template-words.ts';

/** A template and the number of its version. */
export interface VersionedTemplate {
  template: ArticleTemplate;
  version: number;
}

/** What is read of a template, of a row `p` of the table `article_templates`. */
const columns = sql`p.version, json_build_object('id', p.uuid, 'name', p.name, 'article', p.article, 'version', p.version,
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified) AS template`;

/** All templates are read at once: so many there may be, with so many characters together. */
const most = { templates: 100, characters: 5_000_000 };

/** The templates of the site, by name. */
export async function listArticleTemplates(reader: Reader): Promise<ArticleTemplate[]> {
  const rows = await reader.query<VersionedTemplate>(sql`
    SELECT ${columns} FROM article_templates p ORDER BY p.name COLLATE "sv-x-icu", p.uuid`);
  return rows.map(({ template }) => template);
}

/** A template by its uuid; undefined when the site has none. */
export async function getArticleTemplate(reader: Reader, uuid: string): Promise<VersionedTemplate | undefined> {
  const rows = await reader.query<VersionedTemplate>(
    sql`SELECT ${columns} FROM article_templates p WHERE p.uuid = ${uuid}`,
  );
  return rows[0];
}

/**
 * Makes a template. Throws `NameTakenError`, `ConflictError` (`tooMany`), and what the article of a template breaks as a new article would, at paths
 * within `article`.
 */
export async function createArticleTemplate(
  transaction: Transaction,
  author: string,
  input: ArticleTemplateInput,
  rights: ArticleRights,
): Promise<VersionedTemplate> {
  const row = { uuid: newUuid(), ...(await rowOf(transaction, input, undefined, rights)), ...createdBy(author) };
  return writeRow(transaction, insertRow('article_templates', row), columns);
}

/** Changes a template. Throws `NotFoundError`, `StaleError` and what `createArticleTemplate` throws. */
export async function updateArticleTemplate(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: ArticleTemplateInput,
  rights: ArticleRights,
  expectedVersion?: number,
): Promise<VersionedTemplate> {
  const { template: before } = await locked(transaction, uuid, expectedVersion);
  const row = await rowOf(transaction, input, before, rights);
  const hasOtherBody = JSON.stringify(before.article.body ?? null) !== JSON.stringify(input.article.body ?? null);
  const changes = { ...row, ...(hasOtherBody ? { body_version: sql`p.version + 1` } : {}), ...changedBy(author) };
  return writeRow(transaction, updateRow('article_templates', changes, { uuid }), columns);
}

/** Deletes a template. Throws `NotFoundError` and `StaleError`. */
export async function deleteArticleTemplate(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  await locked(transaction, uuid, expectedVersion);
  await transaction.query(sql`DELETE FROM article_templates WHERE uuid = ${uuid}`);
}

/** A new article of a template, with the words of a game where one is named. Throws `NotFoundError` for either. */
export async function copyFromTemplate(reader: Reader, templateId: string, gameUuid?: string): Promise<ArticleInput> {
  const found = await getArticleTemplate(reader, templateId);
  if (!found) throw new NotFoundError('template', templateId);
  const game = gameUuid === undefined ? undefined : await gameFacts(reader, gameUuid);
  if (gameUuid !== undefined && !game) throw new NotFoundError('game', gameUuid);
  return filledIn(found.template.article, game);
}

async function locked(transaction: Transaction, uuid: string, expectedVersion?: number): Promise<VersionedTemplate> {
  await transaction.query(sql`SELECT 1 FROM article_templates WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await getArticleTemplate(transaction, uuid);
  if (!found) throw new NotFoundError('template', uuid);
  refuseStale(found.version, expectedVersion);
  return found;
}

async function rowOf(
  transaction: Transaction,
  { name, article }: ArticleTemplateInput,
  before: ArticleTemplate | undefined,
  rights: ArticleRights,
) {
  const written = writtenTagName(name);
  const folded = foldName(name);
  if (folded === '') throw new ContradictionError('blank', ['name'], 'The name has nothing that can be seen.');
  await lockSite(transaction, 'slugs');
  const [existing] = await transaction.query<{ uuid: string; displayName: string }>(sql`
    SELECT uuid, name AS "displayName" FROM article_templates
    WHERE folded_name = ${folded} AND uuid IS DISTINCT FROM ${before?.id ?? null}`);
  if (existing) throw new NameTakenError('name', existing);
  const kept = JSON.stringify(await writtenTemplate(transaction, article, rights));
  await refuseMore(transaction, kept, before);
  return { name: written, folded_name: folded, article: kept };
}

/** Throws where the site would have more templates than it may; one that gets no larger may always be changed. */
async function refuseMore(transaction: Transaction, article: string, before?: ArticleTemplate): Promise<void> {
  if (before && article.length <= JSON.stringify(before.article).length) return;
  const [others = { count: 0, characters: 0 }] = await transaction.query<{ count: number; characters: number }>(sql`
    SELECT count(*)::int AS count, coalesce(sum(length(article::text)), 0)::float8 AS characters
    FROM article_templates WHERE uuid IS DISTINCT FROM ${before?.id ?? null}`);
  if (others.count < most.templates && others.characters + article.length <= most.characters) return;
  const message = `A site has ${most.templates} templates at most, of ${most.characters} characters together.`;
  throw new ConflictError('tooMany', ['name'], message);
}

/** The article of a template as it is kept: what is said of one article alone, its publication and its address, is not. */
async function writtenTemplate(
  transaction: Transaction,
  article: ArticleInput,
  rights: ArticleRights,
): Promise<ArticleInput> {
  const { published, publishedAt, ...said } = article;
  const { slug, unpublishAt, embargoUntil, ...metadata } = said.metadata ?? {};
  const input = { ...said, ...(said.metadata && { metadata }) };
  try {
    const written = writtenInput(input, undefined, transaction.instanceId);
    await refuseForeign(transaction, written, undefined, '', rights);
    const names = Object.keys(input) as (keyof typeof input)[];
    return { ...input, ...Object.fromEntries(names.map((name) => [name, written[name]])) };
  } catch (error) {
    throw withinArticle(error);
  }
}

/** The refusal of an article at the paths that it has within a template. */
function withinArticle(error: unknown): unknown {
  const at = (path: string) => `article.${path}`;
  if (error instanceof ContradictionError)
    return new ContradictionError(error.code, error.paths.map(at), error.message);
  if (error instanceof ForeignReferenceError)
    return new ForeignReferenceError(error.code, error.paths.map(at), error.message);
  if (error instanceof UnknownMediaError) return new UnknownMediaError(at(error.path), error.value);
  if (error instanceof AddOnError) return new AddOnError(at(error.path), error.addOn);
  if (error instanceof ContentError)
    return new ContentError(error.faults.map((one) => ({ ...one, path: at(one.path) })));
  return error;
}
