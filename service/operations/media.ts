import type { Handlers } from '../http/handler.ts';
import { srcsetOf } from '../images/srcset.ts';
import { NotFoundError } from '../store/errors.ts';
import { getMedia, listMedia, listMediaCategories, listMediaUploaders } from '../store/media/media.ts';
import { deleteMedia } from '../store/media/media-deletion.ts';
import { getMediaQuota } from '../store/media/media-quota.ts';
import { countView, renderMedia } from '../store/media/media-render.ts';
import { listMediaUses } from '../store/media/media-uses.ts';
import { createMedia, replaceMediaFile, updateMedia } from '../store/media/media-writes.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type ListOperations = 'listMedia' | 'listMediaByType' | 'searchMedia';
type ItemOperations = 'getMedia' | 'createMedia' | 'updateMedia' | 'deleteMedia' | 'replaceMediaFile';
type LookupOperations =
  | 'listMediaCategories'
  | 'listAllMediaCategories'
  | 'listVideoCategories'
  | 'listMediaUploaders'
  | 'listMediaUses'
  | 'getMediaQuota'
  | 'renderMedia';

/** The operations of the tag Media on items; those on uploads are in uploads.ts. */
export function mediaHandlers(services: Services): Pick<Handlers, ListOperations | ItemOperations | LookupOperations> {
  return { ...listHandlers(services), ...itemHandlers(services), ...lookupHandlers(services) };
}

/** One list behind the three paths that the specification has for it (§7). */
function listHandlers({ database, config: { imagesUrl } }: Services): Pick<Handlers, ListOperations> {
  const list = async ({ site, query }: Pick<Parameters<Handlers['listMedia']>[0], 'site' | 'query'>) => {
    const page = await database.readInstance(site.instanceId, (reader) => listMedia(reader, query, imagesUrl));
    return { status: 200 as const, body: { ...page, page: query.page, pageSize: query.pageSize } };
  };
  return { listMedia: list, listMediaByType: list, searchMedia: list };
}

function itemHandlers({ database, config: { imagesUrl } }: Services): Pick<Handlers, ItemOperations> {
  return {
    async getMedia({ site, path: { type, id } }) {
      const found = await database.readInstance(site.instanceId, (reader) => getMedia(reader, type, id, imagesUrl));
      if (!found) throw new NotFoundError(type, id);
      return { status: 200, body: found.media, version: found.version };
    },
    async createMedia({ site, caller, query, body }) {
      const made = await database.inInstance(site.instanceId, (tx) =>
        createMedia(tx, author(caller), query.type, body, imagesUrl),
      );
      return { status: 201, body: made.media, version: made.version };
    },
    async updateMedia({ site, caller, query: { type, id }, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateMedia(tx, author(caller), { type, id }, body, imagesUrl, expectedVersion),
      );
      return { status: 200, body: saved.media, version: saved.version };
    },
    async deleteMedia({ site, path, query: { evenInUse = false }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteMedia(tx, path, { evenInUse, expectedVersion }));
      return { status: 204, body: undefined };
    },
    async replaceMediaFile({ site, caller, path, query, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        replaceMediaFile(tx, author(caller), path, query.uploadKey, imagesUrl, expectedVersion),
      );
      return { status: 200, body: saved.media, version: saved.version };
    },
  };
}

function lookupHandlers({ database, config }: Services): Pick<Handlers, LookupOperations> {
  const categories: Handlers['listMediaCategories'] = async ({ site }) => {
    return { status: 200, body: await database.readInstance(site.instanceId, listMediaCategories) };
  };
  return {
    listMediaCategories: categories,
    listVideoCategories: (call) => categories(call),
    listAllMediaCategories: (call) => categories(call),
    async listMediaUploaders({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listMediaUploaders) };
    },
    async listMediaUses({ site, path: { type, id } }) {
      return { status: 200, body: await database.readInstance(site.instanceId, (one) => listMediaUses(one, type, id)) };
    },
    async getMediaQuota({ site }) {
      const limit = config.mediaQuotaBytes;
      return { status: 200, body: await database.readInstance(site.instanceId, (one) => getMediaQuota(one, limit)) };
    },
    async renderMedia({ site, query: { mediaString }, isHead }) {
      const shown = await database.readInstance(site.instanceId, (one) =>
        renderMedia(one, mediaString, config.imagesUrl),
      );
      // A view that cannot be counted is lost; what was asked for is not.
      if (!isHead)
        await database.inInstance(site.instanceId, (tx) => countView(tx, mediaString)).catch(() => undefined);
      const srcset = shown.url === null ? '' : srcsetOf(shown.url);
      return { status: 200, body: { ...shown, srcset, isFocalCropped: shown.focalPoint !== null } };
    },
  };
}
