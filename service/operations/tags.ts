import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { createTag, deleteTag, mergeTags, renameTag, setTagActive, switchTag } from '../store/tags/tag-writes.ts';
import { fetchTags, getTag, kindsOf, listCustomTags, searchTags } from '../store/tags/tags.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type TagSearches = 'searchTags' | 'searchGameTags' | 'searchActiveTags' | 'searchDeactivatedTags' | 'fetchTags';
type TagOperations =
  | TagSearches
  | 'listCustomTags'
  | 'createTag'
  | 'getTag'
  | 'setTagActive'
  | 'renameTag'
  | 'mergeTags'
  | 'deleteTag';

/** How many tags a search answers unless told, and of each kind where it lists all kinds side by side. */
const usualCount = 20;

/** The operations of the tag Tags. */
export function tagHandlers({ database }: Services): Pick<Handlers, TagOperations> {
  return {
    async listCustomTags({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listCustomTags(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async createTag({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createTag(tx, author(caller), body));
      return { status: 201, body: made.tag, version: made.version };
    },
    async getTag({ site, caller, path, query, isHead }) {
      if (query.siteTag && !isHead) {
        const switched = await database.inInstance(site.instanceId, (tx) => switchTag(tx, author(caller), path.value));
        return { status: 200, body: switched.tag, version: switched.version };
      }
      const found = await database.readInstance(site.instanceId, (reader) => getTag(reader, path.value));
      if (!found) throw new NotFoundError('tag', path.value);
      return { status: 200, body: found.tag, version: found.version };
    },
    async setTagActive({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        setTagActive(tx, author(caller), path.value, body.active, expectedVersion),
      );
      return { status: 200, body: saved.tag, version: saved.version };
    },
    async renameTag({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        renameTag(tx, author(caller), path.value, body, expectedVersion),
      );
      return { status: 200, body: saved.tag, version: saved.version };
    },
    async mergeTags({ site, caller, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        mergeTags(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: saved.tag, version: saved.version };
    },
    async deleteTag({ site, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteTag(tx, path.value, expectedVersion));
      return { status: 204, body: undefined };
    },
    ...searchHandlers(database),
  };
}

function searchHandlers(database: Services['database']): Pick<Handlers, TagSearches> {
  const search = (instanceId: string, query: Parameters<typeof searchTags>[1]) =>
    database.readInstance(instanceId, (reader) => searchTags(reader, query));
  return {
    async searchTags({ site, body }) {
      const kinds = kindsOf(body.onlyResourceTypes, body.excludeResourceTypes);
      const count = kinds.length * usualCount;
      const query = { text: body.searchString, active: true, kinds, count, countOfKind: usualCount };
      return { status: 200, body: await search(site.instanceId, query) };
    },
    async searchGameTags({ site, query: { searchQuery: text, count = usualCount } }) {
      return { status: 200, body: await search(site.instanceId, { text, active: true, kinds: ['game'], count }) };
    },
    async searchActiveTags({ site, query: { searchQuery: text, include, exclude, count = usualCount } }) {
      const kinds = kindsOf(include, exclude);
      return { status: 200, body: await search(site.instanceId, { text, active: true, kinds, count }) };
    },
    async searchDeactivatedTags({ site, query: { searchQuery: text, include, exclude, count = usualCount } }) {
      const kinds = kindsOf(include, exclude);
      return { status: 200, body: await search(site.instanceId, { text, active: false, kinds, count }) };
    },
    async fetchTags({ site, query: { tagsToFetch, count } }) {
      const values = tagsToFetch.slice(0, count);
      return { status: 200, body: await database.readInstance(site.instanceId, (reader) => fetchTags(reader, values)) };
    },
  };
}
