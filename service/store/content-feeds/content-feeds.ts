import type { ContentFeed, ContentFeedInput, Filter } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { newUuid } from '../input/uuid.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, type Row, updateRow, writeRow } from '../write-row.ts';

/** Which feeds, and in which order: the parameters of `listContentFeeds`. One that is left out does not filter. */
export type ContentFeedFilter = Filter<'listContentFeeds'>;

const sorts: Record<NonNullable<ContentFeedFilter['sortBy']>, readonly SortColumn[]> = {
  name: [{ order: sql`name COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  url: [{ order: sql`url COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  format: [{ order: sql`format`, mayBeEmpty: false }],
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
};

/** The contract's ContentFeed of a row `p` of the table `content_feeds`. */
const feedJson = sql`json_build_object(
  'id', p.uuid, 'name', p.name, 'url', p.url, 'format', p.format, 'active', p.active, 'createdAt', p.created_at,
  'createdBy', p.created_by)`;

/** A feed and the number of its version. */
export interface VersionedFeed {
  feed: ContentFeed;
  version: number;
}

/** What is read of a feed, of a row `p` of the table `content_feeds`. */
const feedColumns = sql`p.version, ${feedJson} AS feed`;

/** A page of the site's feeds with the count of all that fit. One query. */
export async function listContentFeeds(reader: Reader, filter: ContentFeedFilter): Promise<Page<ContentFeed>> {
  return readPage<ContentFeed>(reader, {
    ...filter,
    table: sql`content_feeds`,
    condition: allOf([
      ...(filter.active === undefined ? [] : [sql`active = ${filter.active}`]),
      ...(filter.format === undefined ? [] : [sql`format = ${filter.format}`]),
      ...containsWords(sql`search_text`, filter.search),
    ]),
    looksAtAll: Boolean(filter.search),
    sort: sorts[filter.sortBy ?? 'name'],
    direction: filter.sortOrder,
    item: feedJson,
  });
}

/** One feed of the site. */
export async function getContentFeed(reader: Reader, id: string): Promise<VersionedFeed | undefined> {
  const [found] = await reader.query<VersionedFeed>(sql`SELECT ${feedColumns} FROM content_feeds p WHERE uuid = ${id}`);
  return found;
}

/** Adds a feed. Throws `DuplicateError` for an address that another feed of the site has. */
export async function createContentFeed(
  transaction: Transaction,
  author: string,
  input: ContentFeedInput,
): Promise<VersionedFeed> {
  const row = { uuid: newUuid(), ...createdBy(author), ...feedRow(input) };
  return writeFeed(transaction, insertRow('content_feeds', row), input);
}

/**
 * Changes a feed; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`, and what
 * `createContentFeed` throws.
 */
export async function updateContentFeed(
  transaction: Transaction,
  author: string,
  id: string,
  input: ContentFeedInput,
  expectedVersion?: number,
): Promise<VersionedFeed> {
  const { feed } = await locked(transaction, id, expectedVersion);
  const row = { ...feedRow({ active: feed.active, ...withoutUndefined(input) }), ...changedBy(author) };
  return writeFeed(transaction, updateRow('content_feeds', row, { uuid: id }), input);
}

/** Removes a feed for good. Throws `NotFoundError` and `StaleError`. */
export async function deleteContentFeed(transaction: Transaction, id: string, expectedVersion?: number): Promise<void> {
  await locked(transaction, id, expectedVersion);
  await transaction.query(sql`DELETE FROM content_feeds WHERE uuid = ${id}`);
}

/** An address as everybody takes it, so that one feed is not added twice: scheme and host in small letters, no usual port, no slash that leads to the front page. */
function settledAddress(url: string): string {
  return url.replace(/^(https?):\/\/([^/?#@]*@)?([^/?#]+)(\/$)?/i, (_, scheme: string, user = '', host: string) => {
    const port = scheme.toLowerCase() === 'https' ? /:443$/ : /:80$/;
    return `${scheme.toLowerCase()}://${user}${host.toLowerCase().replace(port, '')}`;
  });
}

/** The feed as it stays until the transaction ends. */
async function locked(transaction: Transaction, id: string, expectedVersion?: number): Promise<VersionedFeed> {
  await transaction.query(sql`SELECT 1 FROM content_feeds WHERE uuid = ${id} FOR UPDATE`);
  const found = await getContentFeed(transaction, id);
  if (!found) throw new NotFoundError('content feed', id);
  refuseStale(found.version, expectedVersion);
  return found;
}

function feedRow({ format, active = true, ...input }: ContentFeedInput): Row {
  const name = input.name.trim();
  const url = settledAddress(input.url);
  return { name, url, format, active, search_text: searchText(name, url) };
}

function writeFeed(transaction: Transaction, write: Sql, { url }: ContentFeedInput): Promise<VersionedFeed> {
  return refusingDuplicate('content_feeds_url', { path: 'url', value: url }, () =>
    writeRow<VersionedFeed>(transaction, write, feedColumns),
  );
}
