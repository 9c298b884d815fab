import type { LoaderFunction } from 'react-router-dom';
import type { Entity, EntityRoute } from '../../contract/entity.ts';
import type { Read } from '../../contract/source.ts';
import { isOnly, isShown, isStored } from '../entity/entity-kinds.ts';
import { idParameter } from '../entity/paths.ts';
import { preloadWidgets } from '../form/preload-widgets.ts';
import { listParameters, readListState } from '../list/use-list-state.ts';
import type { SiteAccess } from './feature.ts';

/** How long what was read ahead counts as fresh, in milliseconds: until its page is drawn. */
const FRESH = 10_000;
type Place = Parameters<LoaderFunction>[0];

/**
 * Reads what an entity's page will show while the page's code is on its way, so that the one need not wait for the
 * other, and fetches the widgets of the form that it will draw. Nothing waits for it, and a failure is the page's to
 * meet and tell.
 */
export function readAhead(route: EntityRoute, access: SiteAccess, place: Place): void {
  const loaded = route.load();
  const read = async (): Promise<void> => {
    const wanted = readOf(await loaded, place);
    if (!wanted) return;
    // Asked for last: the remembered site may be gone once the code is there.
    const client = await access.whenReadable();
    await client.prefetchQuery({ ...wanted, staleTime: FRESH });
  };
  const prepare = async (): Promise<void> => {
    const entity = await loaded;
    if (editedId(entity, place) !== undefined) await preloadWidgets(entity.form);
  };
  for (const step of [read, prepare]) step().catch(() => undefined);
}

/** The id of what is edited at an address, empty for a thing that there is only one of; undefined at a list's. */
const editedId = (entity: Entity, { params }: Place): string | undefined =>
  isOnly(entity) ? '' : params[idParameter(entity) ?? ''];

/** What the page at an address reads first: one thing, or the page of a list that stands under nothing else. */
function readOf(entity: Entity, place: Place): (Read<object> & { structuralSharing?: false }) | undefined {
  const id = editedId(entity, place);
  // The body as it comes: its version hangs on it, and a copy would lose it.
  if (id !== undefined) return isStored(entity) ? { ...entity.read(id), structuralSharing: false } : undefined;
  if (!isShown(entity) || entity.paths.list.includes('{')) return undefined;
  return entity.readPage(
    listParameters(entity.list, readListState(entity.list, new URL(place.request.url).searchParams)),
  );
}
