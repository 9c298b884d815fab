import type { Handlers } from '../http/handler.ts';
import {
  createContentFeed,
  deleteContentFeed,
  getContentFeed,
  listContentFeeds,
  updateContentFeed,
} from '../store/content-feeds/content-feeds.ts';
import { NotFoundError } from '../store/errors.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type ContentFeedOperations =
  | 'listContentFeeds'
  | 'createContentFeed'
  | 'getContentFeed'
  | 'updateContentFeed'
  | 'deleteContentFeed';

/** The operations of the tag ContentFeeds. */
export function contentFeedHandlers({ database }: Services): Pick<Handlers, ContentFeedOperations> {
  return {
    async listContentFeeds({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listContentFeeds(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async createContentFeed({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createContentFeed(tx, author(caller), body));
      return { status: 201, body: made.feed, version: made.version };
    },
    async getContentFeed({ site, path: { id } }) {
      const found = await database.readInstance(site.instanceId, (reader) => getContentFeed(reader, id));
      if (!found) throw new NotFoundError('content feed', id);
      return { status: 200, body: found.feed, version: found.version };
    },
    async updateContentFeed({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateContentFeed(tx, author(caller), path.id, body, expectedVersion),
      );
      return { status: 200, body: saved.feed, version: saved.version };
    },
    async deleteContentFeed({ site, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteContentFeed(tx, path.id, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}
