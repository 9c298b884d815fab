import type { PageEntry, PageEntryChange, PageEntryInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, isRefusedBy, NotFoundError, refuseStale, UnknownReferencesError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { newUuid } from '../input/uuid.ts';
import { lockSite } from '../locks/site-lock.ts';
import { foldedPath, writtenPath } from '../routes/route-path.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow } from '../write-row.ts';
import { getPage } from './pages.ts';

/** How many pages a site may have. */
const most = 1000;

type Page = Required<
  Pick<PageEntry, 'title' | 'slug' | 'parentId' | 'layoutId' | 'routeId' | 'visible' | 'inSitemap' | 'sortOrder'>
>;

/**
 * Makes a page. Throws `ConflictError` (`slugTaken`, `tooMany`) and `UnknownReferencesError` (`unknownLayout`,
 * `unknownPage`, `unknownRoute`).
 */
export async function createPage(transaction: Transaction, author: string, input: PageEntryInput): Promise<PageEntry> {
  await lockPages(transaction);
  const [count] = await transaction.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM pages`);
  if ((count?.count ?? 0) >= most) throw new ConflictError('tooMany', ['title'], `A site has at most ${most} pages.`);
  const id = newUuid();
  const page: Page = {
    parentId: null,
    routeId: null,
    visible: true,
    inSitemap: true,
    sortOrder: 0,
    ...withoutUndefined(input),
  };
  const row = { uuid: id, ...createdBy(author), ...(await checkedRow(transaction, page, undefined)) };
  return write(transaction, insertRow('pages', row), id);
}

/**
 * Changes a page; what the input leaves out stays. Throws `NotFoundError`, `StaleError`, `ConflictError` (`cycle`), and
 * what `createPage` throws.
 */
export async function updatePage(
  transaction: Transaction,
  author: string,
  id: string,
  input: PageEntryChange,
  expectedVersion?: number,
): Promise<PageEntry> {
  const before = await locked(transaction, id, expectedVersion);
  const page: Page = { ...before, ...withoutUndefined(input) };
  const row = { ...(await checkedRow(transaction, page, before)), ...changedBy(author) };
  return write(transaction, updateRow('pages', row, { uuid: id }), id);
}

/**
 * Deletes a page; routes that lead to it are dead from then on, and keep their paths. Throws `NotFoundError`,
 * `StaleError`, and `ConflictError` (`hasChildren`).
 */
export async function deletePage(
  transaction: Transaction,
  author: string,
  id: string,
  expectedVersion?: number,
): Promise<void> {
  await locked(transaction, id, expectedVersion);
  const below = await transaction.query(sql`SELECT 1 FROM pages WHERE parent_uuid = ${id} LIMIT 1`);
  if (below.length > 0) throw new ConflictError('hasChildren', ['id'], 'Other pages stand below it.');
  const nowhere = { resource_id: null, ...changedBy(author) };
  await transaction.query(updateRow('routes', nowhere, { resource_type: 'page', resource_id: id }));
  await transaction.query(sql`DELETE FROM pages WHERE uuid = ${id}`);
}

/** Changes of a site's pages look at each other, at what stands below what; they are rare, and quick. */
async function lockPages(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'pages');
}

async function locked(transaction: Transaction, id: string, expectedVersion?: number): Promise<PageEntry> {
  await lockPages(transaction);
  const found = await getPage(transaction, id);
  if (!found) throw new NotFoundError('page', id);
  refuseStale(found.version, expectedVersion);
  return found;
}

async function checkedRow(transaction: Transaction, page: Page, before: PageEntry | undefined) {
  const slug = writtenPath(page.slug);
  await refuseUnknown(transaction, page, before);
  await refuseCycle(transaction, page.parentId ?? null, before?.id);
  const routes = await transaction.query(sql`
    SELECT 1 FROM routes WHERE folded_path = ${foldedPath(slug)} AND uuid <> ${page.routeId ?? ''}`);
  if (routes.length > 0) throw slugTaken(slug);
  return {
    title: page.title,
    slug,
    folded_slug: foldedPath(slug),
    parent_uuid: page.parentId ?? null,
    layout_uuid: page.layoutId ?? null,
    route_uuid: page.routeId ?? null,
    visible: page.visible,
    in_sitemap: page.inSitemap,
    sort_order: page.sortOrder,
  };
}

/** The layout and the route that a page comes to have stay until the transaction ends; pages are locked as they are. */
async function refuseUnknown(transaction: Transaction, page: Page, before: PageEntry | undefined): Promise<void> {
  const added = (path: 'layoutId' | 'parentId' | 'routeId') =>
    (page[path] === before?.[path] ? null : page[path]) || null;
  const [there] = await transaction.query<{ layout: boolean; parent: boolean; route: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM site_layouts WHERE uuid = ${added('layoutId')} FOR KEY SHARE) AS layout,
      EXISTS (SELECT 1 FROM pages WHERE uuid = ${added('parentId')}) AS parent,
      EXISTS (SELECT 1 FROM routes WHERE uuid = ${added('routeId')} FOR KEY SHARE) AS route`);
  const references = [
    { path: 'layoutId', code: 'unknownLayout', value: added('layoutId'), isThere: there?.layout },
    { path: 'parentId', code: 'unknownPage', value: added('parentId'), isThere: there?.parent },
    { path: 'routeId', code: 'unknownRoute', value: added('routeId'), isThere: there?.route },
  ] as const;
  const faults = references
    .filter(({ value, isThere }) => value && !isThere)
    .map(({ path, code, value }) => ({ path, code, message: `The site does not know '${value}'.` }));
  if (faults.length > 0) throw new UnknownReferencesError(faults);
}

async function refuseCycle(transaction: Transaction, parent: string | null, id: string | undefined): Promise<void> {
  if (parent === null || id === undefined) return;
  const above = await transaction.query<{ uuid: string }>(sql`
    WITH RECURSIVE above AS (
      SELECT uuid, parent_uuid FROM pages WHERE uuid = ${parent}
      UNION SELECT p.uuid, p.parent_uuid FROM pages p JOIN above a ON p.uuid = a.parent_uuid)
    SELECT uuid FROM above`);
  if (!above.some(({ uuid }) => uuid === id)) return;
  throw new ConflictError('cycle', ['parentId'], 'A page cannot stand below itself.');
}

async function write(transaction: Transaction, statement: Sql, id: string): Promise<PageEntry> {
  try {
    await transaction.query(statement);
  } catch (error) {
    // The index decides, so that two at once cannot both take a path.
    if (!isRefusedBy(error, 'pages_folded_slug')) throw error;
    throw slugTaken('');
  }
  const found = await getPage(transaction, id);
  if (!found) throw new NotFoundError('page', id);
  return found;
}

function slugTaken(slug: string): ConflictError {
  return new ConflictError(
    'slugTaken',
    ['slug'],
    `A page or route of the site has the path${slug ? ` '${slug}'` : ''}.`,
  );
}
