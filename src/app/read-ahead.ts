import type { LoaderFunction } from 'react-router-dom';
import type { Entity, EntityRoute } from '../contract/entity.ts';
import type { Read } from '../contract/source.ts';
import { listParameters, readListState } from '../engine/list/use-list-state.ts';
import { isOnly, isShown, isStored } from '../engine/parts.ts';
import { idParameter } from '../engine/paths.ts';
import type { WorkspaceStore } from './sites/workspace.ts';

/** How long what was read ahead counts as fresh, in milliseconds: until its page is drawn. */
const FRESH = 10_000;
type Place = Parameters<LoaderFunction>[0];

/**
 * Reads what an entity's page will show while the page's code is on its way, so that the one need not wait for the other. Nothing waits for it, and a failure
 * is the page's to meet and tell.
 */
export function readAhead(route: EntityRoute, workspace: Pick<WorkspaceStore, 'whenReady'>, place: Place): void {
  const read = async (): Promise<void> => {
    const [{ client }, entity] = await Promise.all([workspace.whenReady(), route.load()]);
    const wanted = readOf(entity, place);
    if (wanted) await client.prefetchQuery({ ...wanted, staleTime: FRESH });
  };
  read().catch(() => undefined);
}

/** What the page at an address reads first: one thing, or the page of a list that stands under nothing else. */
function readOf(
  entity: Entity,
  { params, request }: Place,
): (Read<object> & { structuralSharing?: false }) | undefined {
  const id = isOnly(entity) ? '' : params[idParameter(entity) ?? ''];
  // The body as it comes: its version hangs on it, and a copy would lose it.
  if (id !== undefined) return isStored(entity) ? { ...entity.read(id), structuralSharing: false } : undefined;
  if (!isShown(entity) || entity.paths.list.includes('{')) return undefined;
  return entity.readPage(listParameters(entity.list, readListState(entity.list, new URL(request.url).searchParams)));
}
