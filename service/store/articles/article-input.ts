import { articleBodyFaults } from '../../../openapi/formats/article-body.ts';
import { countPictures, documentGames, writtenLanguage } from '../../../openapi/formats/article-text.ts';
import type { Article, ArticleInput } from '../contract.ts';
import type { Queries, Transaction } from '../database.ts';
import { AddOnError, ContentError, ContradictionError, ForeignReferenceError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { sql } from '../sql.ts';
import { knownTags } from '../tags/borne-tags.ts';
import { refuseMainFormat, refuseWrongMedia } from './article-media.ts';

/** What administrators write of an article, each property with a value. */
export type Written = Pick<Article, (typeof writtenNames)[number]>;

const writtenNames = [
  ...(['articleVersion', 'header', 'intro', 'label', 'body', 'author', 'lang', 'mainMedia', 'embeddedMedia'] as const),
  ...(['tags', 'hideInListing', 'owner', 'ownerInstanceId', 'published', 'publishedAt', 'highlightedArticle'] as const),
  ...(['sitePriority', 'metadata'] as const),
] as const;

/** Whether a site may show several pictures with an article. */
export interface ArticleRights {
  readonly multipleImages: boolean;
  /** Throws unless the caller may give an article to another site of the network. */
  readonly needOtherOwner: (queries: Queries) => Promise<void>;
}

/** The part of an article that administrators write. */
export function writtenPart(article: Article): Written {
  const entries = writtenNames.map((name) => [name, article[name]] as const);
  return Object.fromEntries(entries) as Written;
}

/**
 * What an input says of an article, over what it was before; texts as they are kept. Throws `ContradictionError` for a
 * headline of nothing that can be seen (`required`), a language that there is not (`enum`) and an older version
 * (`oldVersion`), `ContentError` for the faults of the body.
 */
export function writtenInput(input: ArticleInput, before: Article | undefined, instanceId: string): Written {
  if (input.articleVersion !== 'v3') {
    throw new ContradictionError('oldVersion', ['articleVersion'], 'New articles are of version 3.');
  }
  const { intro, label, author, owner, ...rest } = { ...usual(instanceId), ...before, ...withoutUndefined(input) };
  const all = { ...rest, intro, label: kept(label), author: kept(author), owner: kept(owner) };
  const metadata = { ...mediaTypeOf(rest), ...keptSlug(rest.metadata, before) };
  const written = { ...all, metadata, header: writtenHeader(input.header), lang: language(rest.lang) } as Article;
  if (input.body !== undefined) refuseWrongBody(input.body, before?.body);
  refuseMainFormat(written);
  return writtenPart(written);
}

function usual(instanceId: string) {
  return {
    intro: null,
    label: null,
    body: null,
    author: null,
    lang: 'sv',
    mainMedia: null,
    embeddedMedia: null,
    tags: [],
    hideInListing: false,
    owner: null,
    ownerInstanceId: instanceId,
    published: false,
    publishedAt: null,
    highlightedArticle: false,
    sitePriority: 0,
    metadata: {},
  };
}

/** Which kind of main media an article has that does not say so: what it shows tells. */
function mediaTypeOf({ mainMedia, embeddedMedia }: Pick<Article, 'mainMedia' | 'embeddedMedia'>) {
  return { mediaType: embeddedMedia && !mainMedia ? 'embedded' : 'library' } as const;
}

/** A slug that an input does not speak of stays: readers know the address. */
function keptSlug(metadata: Article['metadata'], before: Article | undefined): Article['metadata'] {
  const slug = before?.metadata.slug;
  return slug && metadata.slug === undefined ? { ...metadata, slug } : metadata;
}

const kept = (text: string | null): string | null => text?.trim() || null;

/** Characters that turn the direction of the text around them, which a headline must not do to what follows it. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

function writtenHeader(header: string): string {
  const written = header
    .normalize('NFC')
    .replace(directions, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const seen = written.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  if (seen !== '' && seen !== 'null' && seen !== 'undefined') return written;
  throw new ContradictionError('required', ['header'], 'An article needs a headline.');
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

function language(lang: string): string {
  const written = writtenLanguage(lang);
  if (languages.of(written) !== undefined) return written;
  throw new ContradictionError('enum', ['lang'], `There is no language '${written}'.`);
}

function refuseWrongBody(body: ArticleInput['body'], before: Article['body'] | undefined): void {
  const faults = articleBodyFaults(body, before);
  if (faults.length === 0) return;
  throw new ContentError(
    faults.map(({ path, ...fault }) => ({ ...fault, path: path === '' ? 'body' : `body.${path}` })),
  );
}

/**
 * Throws where an article refers to what the site does not have: `UnknownMediaError`, `ForeignReferenceError`
 * (`unknownTag`, `unknownGame`, `unknownArticle`, `foreignOwner`), `AddOnError` for a second picture, and what
 * `refuseWrongMedia` throws. What was stored already may stay.
 */
export async function refuseForeign(
  transaction: Transaction,
  after: Written,
  before: Article | undefined,
  uuid: string,
  rights: ArticleRights,
): Promise<void> {
  if (!rights.multipleImages) refuseMorePictures(after, before);
  await refuseWrongMedia(transaction, after, before);
  await refuseUnknownTags(transaction, after, before);
  await refuseUnknownGames(transaction, after, before);
  await refuseUnknownArticles(transaction, after, before, uuid);
  await refuseForeignOwner(transaction, after, before, rights);
}

/** Without the add-on an article shows one picture beside its main media; what it showed already stays. */
function refuseMorePictures(after: Written, before: Article | undefined): void {
  const gallery = (article: Written | undefined) => article?.metadata.gallery?.length ?? 0;
  if (gallery(after) > gallery(before)) throw new AddOnError('metadata.gallery', 'multipleImagesArticle');
  const pictures = countPictures(after.body);
  if (pictures > 1 && pictures > countPictures(before?.body)) throw new AddOnError('body', 'multipleImagesArticle');
}

async function refuseUnknownTags(transaction: Transaction, after: Written, before: Article | undefined): Promise<void> {
  const kept = new Set((before?.tags ?? []).map(({ value }) => value));
  const values = after.tags.map(({ value }) => value);
  const known = new Set(await knownTags(transaction, values));
  const isUnknown = (value: string) => !known.has(value) || (value.split('.').length > 2 && !value.startsWith('game.'));
  const place = values.findIndex((value) => !kept.has(value) && isUnknown(value));
  if (place === -1) return;
  const code = values[place]?.startsWith('game.') ? 'unknownGame' : 'unknownTag';
  throw new ForeignReferenceError(code, [`tags.${place}.value`], `The site does not know '${values[place]}'.`);
}

/** Games of tags and cards: a deleted one cannot be linked again. */
async function refuseUnknownGames(
  transaction: Transaction,
  after: Written,
  before: Article | undefined,
): Promise<void> {
  const kept = new Set(before && gamesOf(before).map(({ value }) => value));
  const wanted = gamesOf(after).filter(({ value }) => !kept.has(value));
  if (wanted.length === 0) return;
  const rows = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM games WHERE uuid = ANY(${wanted.map(({ value }) => value)}::text[]) AND NOT deleted`);
  const known = new Set(rows.map(({ uuid }) => uuid));
  const unknown = wanted.find(({ value }) => !known.has(value));
  if (unknown)
    throw new ForeignReferenceError('unknownGame', [unknown.path], `The site has no game '${unknown.value}'.`);
}

function gamesOf({ tags, body }: Written) {
  const tagged = tags.map(({ value }, place) => ({ path: `tags.${place}.value`, value }));
  return [
    ...tagged
      .filter(({ value }) => value.startsWith('game.'))
      .map((tag) => ({ ...tag, value: tag.value.split('.')[1] ?? '' })),
    ...documentGames(body).map(({ path, value }) => ({ path: `body.${path}`, value })),
  ];
}

async function refuseUnknownArticles(
  transaction: Transaction,
  after: Written,
  before: Article | undefined,
  uuid: string,
): Promise<void> {
  const kept = new Set(before?.metadata.related);
  const related = after.metadata.related ?? [];
  const rows = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM articles WHERE uuid = ANY(${related}::text[]) AND deleted_at IS NULL`);
  const known = new Set(rows.map((row) => row.uuid));
  const place = related.findIndex((one) => one === uuid || (!known.has(one) && !kept.has(one)));
  if (place === -1) return;
  const message = `The site has no other article '${related[place]}'.`;
  throw new ForeignReferenceError('unknownArticle', [`metadata.related.${place}`], message);
}

async function refuseForeignOwner(
  transaction: Transaction,
  { ownerInstanceId: owner }: Written,
  before: Article | undefined,
  rights: ArticleRights,
): Promise<void> {
  if (owner === (before?.ownerInstanceId ?? transaction.instanceId)) return;
  const rows = await transaction.query(sql`
    SELECT 1 FROM sites o JOIN sites own USING (network_uuid)
    WHERE own.instance_id = ${transaction.instanceId} AND o.instance_id = ${owner}`);
  if (rows.length === 0) {
    throw new ForeignReferenceError('foreignOwner', ['ownerInstanceId'], `The network has no site '${owner}'.`);
  }
  if (owner !== transaction.instanceId) await rights.needOtherOwner(transaction);
}
