import type { MenuGroup, MenuGroupIdentifier, MenuGroupInput, MenuItem } from '../contract.ts';
import type { Transaction } from '../database.ts';
import {
  ConflictError,
  ContradictionError,
  ForeignReferenceError,
  isRefusedBy,
  NotFoundError,
  refuseStale,
} from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow } from '../write-row.ts';
import { getMenu, type RouteShown, withRoutes } from './menu.ts';
import { keepPublication } from './menu-history.ts';
import { placedItems, writtenItems } from './menu-items.ts';
import { lockMenu } from './menu-lock.ts';
import { refuseBrokenTree, refuseChangedLocks } from './menu-rules.ts';

/**
 * Makes a group that the site lacks. Throws `ConflictError` (`identifierTaken`) for one that it has, and for its items
 * what `updateMenuGroup` throws.
 */
export async function createMenuGroup(
  transaction: Transaction,
  author: string,
  input: MenuGroupInput,
): Promise<MenuGroup> {
  await lockMenu(transaction);
  const id = newUuid();
  refuseBrokenTree(input.identifier, input.children);
  const row = await checkedRow(transaction, input.identifier, input);
  try {
    const all = { uuid: id, ...createdBy(author), identifier: input.identifier, ...row };
    await transaction.query(insertRow('menu_groups', all));
  } catch (error) {
    if (!isRefusedBy(error, 'menu_groups_identifier')) throw error;
    throw new ConflictError('identifierTaken', ['identifier'], `The site has a group '${input.identifier}' already.`);
  }
  return present((await getMenu(transaction, false)).menu, id);
}

/**
 * Replaces a group with all its items and keeps the menu as it is then in the history; groups that `author` saves with
 * the same `publishId` are one publish. Throws `NotFoundError`, `StaleError`, `ContradictionError` (`fixed` for another
 * identifier), what service/store/menu/menu-rules.ts throws, and `ForeignReferenceError` for an id that an item of
 * another site has (`foreignItem`) and for a route that the site does not have (`unknownRoute`).
 */
export async function updateMenuGroup(
  transaction: Transaction,
  author: string,
  id: string,
  input: MenuGroupInput,
  { publishId, expectedVersion }: { publishId?: string | undefined; expectedVersion?: number | undefined },
): Promise<MenuGroup> {
  await lockMenu(transaction);
  const { menu: before } = await getMenu(transaction, false);
  const stored = present(before, id);
  refuseStale(stored.version, expectedVersion);
  if (input.identifier !== stored.identifier) {
    throw new ContradictionError('fixed', ['identifier'], 'The identifier of a group stays as it is.');
  }
  refuseBrokenTree(stored.identifier, input.children);
  refuseChangedLocks(stored, input.children);
  const row = { ...(await checkedRow(transaction, stored.identifier, input)), ...changedBy(author) };
  await transaction.query(updateRow('menu_groups', row, { uuid: id }));
  const { menu } = await getMenu(transaction, false);
  await keepPublication(transaction, author, { publishId, before, menu, group: stored.identifier });
  return present(menu, id);
}

/** Deletes a group without items. Throws `NotFoundError`, `StaleError`, and `ConflictError` (`notEmpty`). */
export async function deleteMenuGroup(transaction: Transaction, id: string, expectedVersion?: number): Promise<void> {
  await lockMenu(transaction);
  const { menu } = await getMenu(transaction, false);
  const stored = present(menu, id);
  refuseStale(stored.version, expectedVersion);
  if (stored.children.length > 0) {
    throw new ConflictError('notEmpty', ['children'], 'A group that has items cannot be deleted.');
  }
  await transaction.query(sql`DELETE FROM menu_groups WHERE uuid = ${id}`);
}

/**
 * The columns' values: among them the items with what they show of the site's routes, and the routes that they lead to,
 * one for each item.
 */
async function checkedRow(
  transaction: Transaction,
  group: MenuGroupIdentifier,
  { name, active, meta, children }: MenuGroupInput,
) {
  await refuseForeignItems(transaction, children);
  const led = placedItems(children).flatMap(({ item, path }) => (item.route?.id ? [{ path, id: item.route.id }] : []));
  const routeIds = led.map(({ id }) => id);
  // No key changes and no row goes until the transaction ends; lockMenu() lets no route be deleted meanwhile.
  const rows = await transaction.query<RouteShown & { id: string }>(sql`
    SELECT uuid AS id, path, resource_type AS "resourceType", resource_id AS "resourceId" FROM routes
    WHERE uuid = ANY(${routeIds}::text[])`);
  const routes = new Map(rows.map(({ id, ...shown }) => [id, shown]));
  const unknown = led.filter(({ id }) => !routes.has(id)).map(({ path }) => `${path}.route.id`);
  if (unknown.length > 0) throw new ForeignReferenceError('unknownRoute', unknown, 'The site has no such route.');
  const written = writtenItems(group, withRoutes(children, routes));
  return { name, active, meta: JSON.stringify(meta), children: JSON.stringify(written), route_ids: routeIds };
}

/**
 * Takes the ids of the items for the site. What another site has taken before stays hidden by row-level security, and
 * so gives itself away.
 */
async function refuseForeignItems(transaction: Transaction, children: readonly MenuItem[]): Promise<void> {
  const items = placedItems(children);
  const ids = items.map(({ item }) => item.id);
  await transaction.query(sql`
    INSERT INTO menu_item_ids (id) SELECT unnest(${ids}::text[]) ON CONFLICT (id) DO NOTHING`);
  const own = await transaction.query<{ id: string }>(sql`SELECT id FROM menu_item_ids WHERE id = ANY(${ids}::text[])`);
  const known = new Set(own.map(({ id }) => id));
  const foreign = items.filter(({ item }) => !known.has(item.id)).map(({ path }) => `${path}.id`);
  if (foreign.length > 0) throw new ForeignReferenceError('foreignItem', foreign, 'The item belongs to another site.');
}

function present(menu: readonly MenuGroup[], id: string): MenuGroup {
  const group = menu.find((one) => one.id === id);
  if (!group) throw new NotFoundError('menu group', id);
  return group;
}
