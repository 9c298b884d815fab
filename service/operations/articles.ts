import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import { actOnArticle } from '../store/articles/article-actions.ts';
import { listArticlePlaces } from '../store/articles/article-places.ts';
import { listArticleUses } from '../store/articles/article-uses.ts';
import { createArticle, deleteArticle, updateArticle } from '../store/articles/article-writes.ts';
import {
  getArticle,
  listArticles,
  searchArticles,
  searchArticleTitles,
  type VersionedArticle,
} from '../store/articles/articles.ts';
import { NotFoundError } from '../store/errors.ts';
import { articleRights, neededId } from './article-rights.ts';
import { articleToolHandlers } from './article-tools.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type ArticleOperations =
  | 'listArticles'
  | 'createArticle'
  | 'getArticle'
  | 'updateArticle'
  | 'deleteArticle'
  | 'actOnArticle'
  | 'searchArticles'
  | 'searchArticleTitles'
  | 'listArticleUses'
  | 'listArticlePlaces';

/** The operations of the tag Articles; what stands around writing is in article-tools.ts. */
export function articleHandlers(services: Services) {
  return { ...itemHandlers(services), ...searchHandlers(services), ...articleToolHandlers(services) };
}

type Searches = 'listArticles' | 'searchArticles' | 'searchArticleTitles' | 'listArticleUses' | 'listArticlePlaces';

function itemHandlers({
  database,
  config: { imagesUrl: base },
}: Services): Pick<Handlers, Exclude<ArticleOperations, Searches>> {
  const writer = (call: Parameters<typeof articleRights>[0]) => ({
    author: author(call.caller),
    base,
    rights: articleRights(call),
  });
  return {
    async createArticle({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) =>
        createArticle(tx, writer({ site, caller }), body),
      );
      return { status: 201, body: enveloped(201, made), version: made.version };
    },
    async getArticle({ site, path }) {
      const id = neededId(path.id);
      const found = await database.readInstance(site.instanceId, (reader) => getArticle(reader, id, base));
      if (!found) throw new NotFoundError('article', id);
      return { status: 200, body: enveloped(200, found), version: found.version };
    },
    async updateArticle({ site, caller, path, body, expectedVersion }) {
      const id = neededId(path.id);
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateArticle(tx, writer({ site, caller }), id, body, expectedVersion),
      );
      return { status: 200, body: enveloped(200, saved), version: saved.version };
    },
    async deleteArticle({ site, path, query: { evenInUse = false }, expectedVersion }) {
      const id = neededId(path.id);
      await database.inInstance(site.instanceId, (tx) => deleteArticle(tx, id, { evenInUse, expectedVersion }));
      return { status: 204, body: undefined };
    },
    async actOnArticle({ site, caller, path: { id, action }, expectedVersion }) {
      const done = await database.inInstance(site.instanceId, (tx) =>
        actOnArticle(tx, writer({ site, caller }), { id: neededId(id), action }, expectedVersion),
      );
      return { status: 200, body: enveloped(200, done), version: done.version };
    },
  };
}

/** The envelope that the management service puts articles in (specification §7). */
const enveloped = (code: number, { article }: VersionedArticle) => ({ code, data: { article } });

function searchHandlers({ database, checkConfig, config: { imagesUrl } }: Services): Pick<Handlers, Searches> {
  return {
    async listArticles({ site, path: { list }, query }) {
      const page = await database.readInstance(site.instanceId, (reader) =>
        listArticles(reader, { ...query, list }, imagesUrl),
      );
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async searchArticles({ site, query }) {
      neededQuery(query.query);
      const page = await database.readInstance(site.instanceId, (reader) => searchArticles(reader, query, imagesUrl));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async searchArticleTitles({ site, query: { query } }) {
      neededQuery(query);
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => searchArticleTitles(reader, query)),
      };
    },
    async listArticlePlaces({ site, path }) {
      const id = neededId(path.id);
      const body = await database.inInstance(site.instanceId, (tx) => listArticlePlaces(tx, id, checkConfig));
      return { status: 200, body };
    },
    async listArticleUses({ site, path }) {
      const id = neededId(path.id);
      return {
        status: 200,
        body: await database.readInstance(site.instanceId, (reader) => listArticleUses(reader, id)),
      };
    },
  };
}

/** A search needs a word (specification §8). */
function neededQuery(query: string): void {
  if (query.trim() !== '') return;
  const message = 'Search keyword is required';
  throw new HttpError(400, message, [{ path: 'query', message, code: 'required' }]);
}
