import { expectedVersion as versionOf } from '../http/etags.ts';
import type { Handlers } from '../http/handler.ts';
import { mergeDuplicates, previewMerge, undoMerge } from '../store/merges/merges.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type MergeOperations = 'previewMerge' | 'mergeDuplicates' | 'undoMerge';

/** The operations of the tag Merges. */
export function mergeHandlers({ database }: Services): Pick<Handlers, MergeOperations> {
  return {
    async previewMerge({ site, query }) {
      const preview = await database.readInstance(site.instanceId, (reader) => previewMerge(reader, query.kind, query));
      return { status: 200, body: preview };
    },
    async mergeDuplicates({ site, caller, query, body, expectedVersion }) {
      const expected = { kept: expectedVersion, ended: versionOf(body.endedVersion ?? undefined) };
      const { merge, version } = await database.inInstance(site.instanceId, (tx) =>
        mergeDuplicates(tx, author(caller), query.kind, body, expected),
      );
      return { status: 200, body: merge, version };
    },
    async undoMerge({ site, caller, path }) {
      const body = await database.inInstance(site.instanceId, (tx) => undoMerge(tx, author(caller), path.mergeUuid));
      return { status: 200, body };
    },
  };
}
