import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { createPage, deletePage, updatePage } from '../store/pages/page-writes.ts';
import { getPage, listPages } from '../store/pages/pages.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type PageOperations = 'listPages' | 'getPage' | 'createPage' | 'updatePage' | 'deletePage';

/** The operations of page organisation. */
export function pageHandlers({ database }: Services): Pick<Handlers, PageOperations> {
  return {
    async listPages({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listPages) };
    },
    async getPage({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getPage(reader, path.id));
      if (!found) throw new NotFoundError('page', path.id);
      return { status: 200, body: found, version: found.version };
    },
    async createPage({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createPage(tx, author(caller), body));
      return { status: 201, body: made, version: made.version };
    },
    async updatePage({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updatePage(tx, author(caller), path.id, body, expectedVersion),
      );
      return { status: 200, body: saved, version: saved.version };
    },
    async deletePage({ site, caller, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deletePage(tx, author(caller), path.id, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}
