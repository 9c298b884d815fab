import { foldName } from '../../../openapi/formats/text.ts';
import type { LayoutSettings, SiteLayoutInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ConflictError, InUseError, isRefusedBy } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { newUuid } from '../input/uuid.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';
import { createdBy, insertRow } from '../write-row.ts';
import { copiedGroups } from './copied-groups.ts';
import { heldGroups } from './held-groups.ts';
import { listLayoutUses } from './layout-uses.ts';
import { firstSettings, readLayout, type StoredLayout } from './layouts.ts';
import { lockedLayout, type Publisher, type Publishing, present, saveLayout } from './save-layout.ts';

/** How long a name may be. */
const longestName = 100;

/** How many layouts a site may have. */
const most = 100;

/**
 * Makes a layout, with its groups where the input has them. Throws `ConflictError` (`nameTaken`, `tooMany`) and what
 * `saveLayout` throws.
 */
export async function createLayout(
  transaction: Transaction,
  publisher: Publisher,
  input: SiteLayoutInput,
  publishId?: string,
): Promise<StoredLayout> {
  // Made without its settings: what it has counts as known when it is saved.
  const made = await insertLayout(transaction, publisher.author, { ...input, settings: {} });
  const settings = nextSettings(firstSettings, input.settings);
  return saveLayout(
    transaction,
    publisher,
    made,
    { settings, groups: heldGroups(input.sectionGroups ?? []) },
    publishId,
  );
}

/** A new layout without groups, which is saved next. */
async function insertLayout(transaction: Transaction, author: string, input: SiteLayoutInput): Promise<StoredLayout> {
  await lockSite(transaction, 'layouts');
  const [count] = await transaction.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM site_layouts`);
  if ((count?.count ?? 0) >= most) throw new ConflictError('tooMany', ['name'], `A site has at most ${most} layouts.`);
  const { name, kind, isStartPage = false, active = true } = input;
  const id = newUuid();
  if (isStartPage) await leaveStartPage(transaction, id);
  const row = {
    uuid: id,
    ...createdBy(author),
    ...nameRow(name),
    kind,
    is_start_page: isStartPage,
    active,
    settings: JSON.stringify(nextSettings(firstSettings, input.settings)),
    version: 0,
  };
  await refusingTakenName(() => transaction.query(insertRow('site_layouts', row)));
  return present(await readLayout(transaction, id), id);
}

/**
 * Changes a layout; what the input leaves out stays as it is. Throws `NotFoundError`, `StaleError`, `ConflictError`
 * (`nameTaken`, and `startPage` where the site would have none), and what `saveLayout` throws.
 */
export async function updateLayout(
  transaction: Transaction,
  publisher: Publisher,
  input: SiteLayoutInput & { id: string },
  { publishId, expectedVersion }: Publishing,
): Promise<StoredLayout> {
  const before = await lockedLayout(transaction, input.id, expectedVersion);
  const { isStartPage = before.isStartPage, active = before.active } = input;
  if ((before.isStartPage && !isStartPage) || (isStartPage && !active)) {
    const path = isStartPage ? 'active' : 'isStartPage';
    throw new ConflictError(
      'startPage',
      [path],
      'The site needs a start page; make another layout the start page instead.',
    );
  }
  if (isStartPage && !before.isStartPage) await leaveStartPage(transaction, before.id);
  const groups = input.sectionGroups && heldGroups(input.sectionGroups, before);
  const row = { ...nameRow(input.name), kind: input.kind, is_start_page: isStartPage, active };
  const settings = nextSettings(before.settings, input.settings);
  return refusingTakenName(() =>
    saveLayout(transaction, publisher, before, { row, settings, ...(groups && { groups }) }, publishId),
  );
}

/**
 * Makes a copy of a layout under another name, or under its own with the first free number, with ids of its own. What stands in the layout may stand in its copy,
 * although the site could not add it any more. Throws `NotFoundError` and `ConflictError` (`nameTaken`, `tooMany`).
 */
export async function duplicateLayout(
  transaction: Transaction,
  publisher: Publisher,
  id: string,
  name: string | null,
): Promise<StoredLayout> {
  const { name: original, kind, settings, sectionGroups } = present(await readLayout(transaction, id), id);
  const input = { name: name ?? (await numberedName(transaction, original)), kind, settings };
  const made = await insertLayout(transaction, publisher.author, input);
  const groups = copiedGroups(sectionGroups);
  return saveLayout(transaction, publisher, made, { groups, known: { ...made, sectionGroups: groups } });
}

/** The name of a layout with the first number from 2 on that gives a name which no layout has; "Page 2" becomes "Page 3". */
async function numberedName(transaction: Transaction, original: string): Promise<string> {
  const rows = await transaction.query<{ name: string }>(sql`SELECT folded_name AS name FROM site_layouts`);
  const taken = new Set(rows.map((row) => row.name));
  const bare = original.replace(/ \d{1,3}$/, '');
  for (let number = 2; ; number += 1) {
    const name = `${[...bare]
      .slice(0, longestName - 4)
      .join('')
      .trim()} ${number}`;
    if (!taken.has(foldName(name))) return name;
  }
}

/**
 * Deletes a layout with all that is in it. Throws `NotFoundError`, `StaleError`, `ConflictError` (`startPage`), and
 * `InUseError` where pages are drawn with it, unless `evenInUse`: then these have no layout.
 */
export async function deleteLayout(
  transaction: Transaction,
  id: string,
  { evenInUse, expectedVersion }: { evenInUse: boolean; expectedVersion?: number | undefined },
): Promise<void> {
  const { isStartPage } = await lockedLayout(transaction, id, expectedVersion);
  if (isStartPage) throw new ConflictError('startPage', ['id'], 'The start page cannot be deleted.');
  const uses = await listLayoutUses(transaction, id);
  if (uses.length > 0 && !evenInUse) throw new InUseError(uses.length);
  await transaction.query(sql`
    UPDATE pages SET layout_uuid = NULL, version = version + 1, last_modified = now() WHERE layout_uuid = ${id}`);
  await transaction.query(sql`DELETE FROM site_layouts WHERE uuid = ${id}`);
}

/** Takes the start page from the layout that has been it, whose version grows. */
async function leaveStartPage(transaction: Transaction, next: string): Promise<void> {
  await transaction.query(sql`
    UPDATE site_layouts SET is_start_page = false, version = version + 1, last_modified = now()
    WHERE is_start_page AND uuid <> ${next}`);
}

function nextSettings(before: Required<LayoutSettings>, input: LayoutSettings = {}): Required<LayoutSettings> {
  return { ...before, ...withoutUndefined(input) };
}

function nameRow(name: string) {
  const written = name.trim();
  return { name: written, folded_name: foldName(written) };
}

/** The index decides, so that two at once cannot both take a name. */
async function refusingTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isRefusedBy(error, 'site_layouts_folded_name')) throw error;
    throw new ConflictError('nameTaken', ['name'], 'Another layout of the site has this name.');
  }
}
