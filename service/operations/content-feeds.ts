import type { Handlers } from '../http/handler.ts';
import { createContentFeed, listContentFeeds } from '../store/content-feeds/content-feeds.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

/** The operations of the tag ContentFeeds. */
export function contentFeedHandlers({ database }: Services): Pick<Handlers, 'listContentFeeds' | 'createContentFeed'> {
  return {
    async listContentFeeds({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listContentFeeds(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async createContentFeed({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createContentFeed(tx, author(caller), body));
      return { status: 201, body: made };
    },
  };
}
