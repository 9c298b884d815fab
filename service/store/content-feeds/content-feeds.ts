import type { ContentFeed, ContentFeedInput, Filter } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { refusingDuplicate } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';
import { createdBy, insertRow, writeRow } from '../write-row.ts';

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

/** Adds a feed. Throws `DuplicateError` for an address that another feed of the site has. */
export async function createContentFeed(
  transaction: Transaction,
  author: string,
  { url, format, active = true, ...input }: ContentFeedInput,
): Promise<ContentFeed> {
  const name = input.name.trim();
  const row = { name, url, format, active, search_text: searchText(name, url) };
  const insert = insertRow('content_feeds', { uuid: newUuid(), ...createdBy(author), ...row });
  const { feed } = await refusingDuplicate('content_feeds_url', { path: 'url', value: url }, () =>
    writeRow<{ feed: ContentFeed }>(transaction, insert, sql`${feedJson} AS feed`),
  );
  return feed;
}
