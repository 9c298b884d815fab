import { foldName } from '../../../openapi/formats/text.ts';
import type { SavedView, SavedViewInput } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ConflictError, NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { lockSite } from '../locks/site-lock.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, type Row, updateRow, writeRow } from '../write-row.ts';

/** Whose views are meant: `subject` is how the identity provider knows them, `name` what is kept as the author. */
export interface ViewOwner {
  subject: string;
  name: string;
}

/** A view and the number of its version. */
export interface VersionedView {
  view: SavedView;
  version: number;
}

/** So many views anybody may have of one list and in all: more are not found again, and all are read at once. */
const most = { ofList: 50, inAll: 500 };

/** What somebody sees of a row `p` of the table `saved_views`. */
const columnsFor = (owner: ViewOwner): Sql => sql`p.version, json_build_object(
  'uuid', p.uuid, 'path', p.path, 'name', p.name, 'query', p.query, 'shared', p.shared,
  'own', p.owner_subject = ${owner.subject}, 'createdBy', coalesce(p.created_by, '')) AS view`;

/** Their own, and what anybody shares with the site. */
const visibleTo = (owner: ViewOwner): Sql => sql`(p.shared OR p.owner_subject = ${owner.subject})`;

/** The views of a list, or of all lists of the site, that somebody has or is given, by name. */
export async function listSavedViews(reader: Reader, owner: ViewOwner, path?: string): Promise<SavedView[]> {
  const found = await reader.query<VersionedView>(sql`
    SELECT ${columnsFor(owner)} FROM saved_views p
    WHERE ${visibleTo(owner)} AND ${path === undefined ? sql`TRUE` : sql`p.path = ${path}`}
    ORDER BY p.name COLLATE "sv-x-icu", p.uuid`);
  return found.map(({ view }) => view);
}

/**
 * Saves a view. Throws `DuplicateError` for a name that another view of theirs has in the list, and `ConflictError`
 * where they have as many as there may be.
 */
export async function createSavedView(
  transaction: Transaction,
  owner: ViewOwner,
  input: SavedViewInput,
): Promise<VersionedView> {
  await lockSite(transaction, 'savedViews');
  await refuseMore(transaction, owner.subject, input.path);
  const row = { uuid: newUuid(), owner_subject: owner.subject, ...createdBy(owner.name), ...viewRow(input) };
  return writeView(transaction, owner, insertRow('saved_views', row), input);
}

/** Changes a view. Throws `NotFoundError`, `StaleError`, and what `createSavedView` throws. */
export async function updateSavedView(
  transaction: Transaction,
  owner: ViewOwner,
  { uuid, input, expectedVersion }: { uuid: string; input: SavedViewInput; expectedVersion: number | undefined },
): Promise<VersionedView> {
  await lockSite(transaction, 'savedViews');
  const before = await lockVisible(transaction, owner, uuid, expectedVersion);
  if (input.path !== before.path) await refuseMore(transaction, before.subject, input.path, uuid);
  const row = { ...viewRow(input), ...changedBy(owner.name) };
  return writeView(transaction, owner, updateRow('saved_views', row, { uuid }), input);
}

/** Removes a view for good. Throws `NotFoundError` and `StaleError`. */
export async function deleteSavedView(
  transaction: Transaction,
  owner: ViewOwner,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  await lockVisible(transaction, owner, uuid, expectedVersion);
  await transaction.query(sql`DELETE FROM saved_views WHERE uuid = ${uuid}`);
}

/** Keeps a view as it is until the transaction ends. What somebody cannot see is not there for them. */
async function lockVisible(transaction: Transaction, owner: ViewOwner, uuid: string, expected?: number) {
  const [found] = await transaction.query<{ version: number; path: string; subject: string }>(sql`
    SELECT p.version, p.path, p.owner_subject AS subject FROM saved_views p
    WHERE p.uuid = ${uuid} AND ${visibleTo(owner)} FOR UPDATE`);
  if (!found) throw new NotFoundError('saved view', uuid);
  refuseStale(found.version, expected);
  return found;
}

/** Throws where somebody has as many views as there may be, `own` not counted. */
async function refuseMore(transaction: Transaction, subject: string, path: string, own = ''): Promise<void> {
  const [{ ofList, inAll } = { ofList: 0, inAll: 0 }] = await transaction.query<typeof most>(sql`
    SELECT count(*) FILTER (WHERE path = ${path})::int AS "ofList", count(*)::int AS "inAll"
    FROM saved_views WHERE owner_subject = ${subject} AND uuid <> ${own}`);
  if (ofList >= most.ofList) throw tooMany(`A list has ${most.ofList} views at most.`);
  if (inAll >= most.inAll) throw tooMany(`Nobody has more than ${most.inAll} views on a site.`);
}

const tooMany = (message: string) => new ConflictError('too-many', ['path'], message);

function viewRow({ path, query, shared, ...input }: SavedViewInput): Row {
  const name = input.name.trim();
  return { path, name, folded_name: foldName(name), query, shared };
}

function writeView(
  transaction: Transaction,
  owner: ViewOwner,
  write: Sql,
  { name }: SavedViewInput,
): Promise<VersionedView> {
  return refusingDuplicate('saved_views_name', { path: 'name', value: name }, () =>
    writeRow<VersionedView>(transaction, write, columnsFor(owner)),
  );
}
