import type { Handlers } from '../http/handler.ts';
import type { Caller } from '../identity/access-tokens.ts';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
  type ViewOwner,
} from '../store/saved-views/saved-views.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type SavedViewOperations = 'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView';

const ownerOf = (caller: Caller): ViewOwner => ({ subject: caller.subject, name: author(caller) });

/** The operations of the tag SavedViews. */
export function savedViewHandlers({ database }: Services): Pick<Handlers, SavedViewOperations> {
  return {
    async listSavedViews({ site, caller, query }) {
      const views = await database.readInstance(site.instanceId, (reader) =>
        listSavedViews(reader, ownerOf(caller), query.path),
      );
      return { status: 200, body: views };
    },
    async createSavedView({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createSavedView(tx, ownerOf(caller), body));
      return { status: 201, body: made.view, version: made.version };
    },
    async updateSavedView({ site, caller, path: { uuid }, body: input, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateSavedView(tx, ownerOf(caller), { uuid, input, expectedVersion }),
      );
      return { status: 200, body: saved.view, version: saved.version };
    },
    async deleteSavedView({ site, caller, path: { uuid }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteSavedView(tx, ownerOf(caller), uuid, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}
