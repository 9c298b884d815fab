import { isWebAddress } from '../../../openapi/formats/web-address.ts';
import type { MenuItem, Route, RouteInput, RouteResourceType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, ContradictionError, InUseError, isRefusedBy, NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { type Reference, refuseUnknownReferences } from '../input/references.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { mapItems } from '../menu/menu-items.ts';
import { lockMenu } from '../menu/menu-lock.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { foldedPath, pathPattern, writtenPath } from './route-path.ts';
import { listRouteUses } from './route-uses.ts';
import { getRoute, routeColumns, type VersionedRoute } from './routes.ts';

/** As many characters as the contract lets a path have. */
const longestPath = 300;

/**
 * What the resource of each kind of route is. Pages and lists of articles are kept by any id; the others show no one
 * thing.
 */
const resources: Partial<Record<RouteResourceType, Reference['kind'] | 'any'>> = {
  page: 'any',
  article: 'article',
  articleList: 'any',
  team: 'team',
  player: 'player',
  game: 'game',
  media: 'media',
  gameList: 'ssgt',
  schedule: 'ssgt',
  table: 'ssgt',
  statistics: 'ssgt',
};

/**
 * Makes a route. Throws `ConflictError` (`pathTaken`), `UnknownReferenceError` for a resource that the site does not
 * have, and `ContradictionError`: `required`, `url` at the target of an external route, `maxLength` at the path.
 */
export async function createRoute(
  transaction: Transaction,
  author: string,
  input: RouteInput,
): Promise<VersionedRoute> {
  const row = { uuid: newUuid(), ...createdBy(author), ...(await checkedRow(transaction, input)) };
  return writeRoute(transaction, insertRow('routes', row), row.path);
}

/**
 * Changes a route; a property that is left out keeps its value. Items of the menu that lead to it show the change when
 * they are read. Throws what `createRoute` throws, `NotFoundError` and `StaleError`.
 */
export async function updateRoute(
  transaction: Transaction,
  author: string,
  id: string,
  input: RouteInput,
  expectedVersion?: number,
): Promise<VersionedRoute> {
  const before = await locked(transaction, id, expectedVersion);
  const row = { ...(await checkedRow(transaction, input, before)), ...changedBy(author) };
  return writeRoute(transaction, updateRow('routes', row, { uuid: id }), row.path);
}

/**
 * Deletes a route. Throws `NotFoundError`, `StaleError`, and `InUseError` when something leads to it, unless
 * `evenInUse`: then the items of the menu lead nowhere, and their groups have a new version; of slides that is told as a
 * problem, and pages keep their own path.
 */
export async function deleteRoute(
  transaction: Transaction,
  author: string,
  id: string,
  { evenInUse, expectedVersion }: { evenInUse: boolean; expectedVersion?: number | undefined },
): Promise<void> {
  await lockMenu(transaction);
  await locked(transaction, id, expectedVersion);
  const uses = await listRouteUses(transaction, id);
  if (uses.length > 0 && !evenInUse) throw new InUseError(uses.length);
  if (uses.length > 0) await leadNowhere(transaction, author, id);
  await transaction.query(sql`UPDATE pages SET route_uuid = NULL, version = version + 1 WHERE route_uuid = ${id}`);
  await transaction.query(sql`DELETE FROM routes WHERE uuid = ${id}`);
}

async function leadNowhere(transaction: Transaction, author: string, id: string): Promise<void> {
  const groups = await transaction.query<{ uuid: string; children: MenuItem[] }>(
    sql`SELECT uuid, children FROM menu_groups WHERE ${id} = ANY(route_ids)`,
  );
  for (const { uuid, children } of groups) {
    const changed = mapItems(children, (item) => (item.route?.id === id ? { ...item, route: null } : item));
    const row = { children: JSON.stringify(changed), route_ids: sql`array_remove(p.route_ids, ${id})` };
    await transaction.query(updateRow('menu_groups', { ...row, ...changedBy(author) }, { uuid }));
  }
}

/** The columns' values: what the kind of route does not have is left out, and what is said of it is checked. */
async function checkedRow(transaction: Transaction, input: RouteInput, before?: Route) {
  const said = { resourceId: null, target: null, ...before, ...withoutUndefined(input) };
  const { title, resourceType } = said;
  const kind = resources[resourceType];
  const resourceId = kind === undefined ? null : said.resourceId || null;
  const target = resourceType === 'external' ? said.target || null : null;
  if (resourceType === 'external' && target === null) {
    throw new ContradictionError('required', ['target'], 'An external route needs an address.');
  }
  if (target !== null && !isWebAddress(target)) {
    throw new ContradictionError('url', ['target'], 'The address is none that a browser could open.');
  }
  await refuseUnknownReferences(
    transaction,
    referencesOf(resourceType, resourceId),
    before && referencesOf(before.resourceType, before.resourceId),
  );
  const path = writtenPath(said.path);
  // The slash in front is the service's own, and counts.
  if ([...path].length > longestPath) {
    throw new ContradictionError('maxLength', ['path'], `A path has at most ${longestPath} characters.`);
  }
  return {
    path,
    folded_path: foldedPath(path),
    pattern: pathPattern(path),
    title,
    resource_type: resourceType,
    resource_id: resourceId,
    target,
    search_text: searchText(title, path),
  };
}

function referencesOf(resourceType: RouteResourceType, resourceId: string | null | undefined): Reference[] {
  const kind = resources[resourceType];
  return kind === undefined || kind === 'any' || !resourceId ? [] : [{ kind, path: 'resourceId', value: resourceId }];
}

async function writeRoute(transaction: Transaction, write: Sql, path: string): Promise<VersionedRoute> {
  try {
    return await writeRow(transaction, write, routeColumns);
  } catch (error) {
    // The index decides, so that two at once cannot both take a path.
    if (!isRefusedBy(error, 'routes_folded_path')) throw error;
    throw new ConflictError('pathTaken', ['path'], `Another route has the path '${path}'.`);
  }
}

async function locked(transaction: Transaction, id: string, expectedVersion?: number): Promise<Route> {
  await transaction.query(sql`SELECT 1 FROM routes WHERE uuid = ${id} FOR UPDATE`);
  const found = await getRoute(transaction, id);
  if (!found) throw new NotFoundError('route', id);
  refuseStale(found.version, expectedVersion);
  return found.route;
}
