import { writtenTagName } from '../../../openapi/formats/tag-name.ts';
import { foldName } from '../../../openapi/formats/text.ts';
import type { TagMerge } from '../contract.ts';
import type { Transaction } from '../database.ts';
import {
  ConflictError,
  ContradictionError,
  NameTakenError,
  NotFoundError,
  refuseStale,
  UnknownReferenceError,
} from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockSite } from '../locks/site-lock.ts';
import { sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, type Row, updateRow, writeRow } from '../write-row.ts';
import { freeValue, slugOf } from './tag-names.ts';
import { lockBearers, rewriteUses } from './tag-uses.ts';
import { getTag, tagColumns, type VersionedTag } from './tags.ts';

/**
 * Makes a custom tag that is active. Throws `NameTakenError` with the tag that has the name already, and
 * `ContradictionError` (`blank`) for a name of which nothing can be seen.
 */
export async function createTag(
  transaction: Transaction,
  author: string,
  input: { name: string },
): Promise<VersionedTag> {
  await lockTags(transaction);
  const name = await freeName(transaction, input.name);
  const slug = `custom.${slugOf(name)}`;
  const taken = await transaction.query<{ value: string }>(
    sql`SELECT value FROM tags WHERE value = ${slug} OR starts_with(value, ${`${slug}-`})`,
  );
  const value = freeValue(name, new Set(taken.map((row) => row.value)));
  const row = { uuid: newUuid(), ...createdBy(author), value, ...nameColumns(name) };
  return writeRow(transaction, insertRow('tags', row), tagColumns);
}

/** Gives a tag another name; its value stays. Throws what `createTag` throws, `NotFoundError` and `StaleError`. */
export async function renameTag(
  transaction: Transaction,
  author: string,
  value: string,
  input: { name: string },
  expectedVersion?: number,
): Promise<VersionedTag> {
  await lockTags(transaction);
  const before = await atVersion(transaction, value, expectedVersion);
  const name = await freeName(transaction, input.name, value);
  if (before.tag.name === name) return before;
  return changeTag(transaction, value, { ...nameColumns(name), ...changedBy(author) });
}

/**
 * Offers a tag or no longer offers it; one that is so already stays at its version. Throws `NotFoundError` and
 * `StaleError`.
 */
export async function setTagActive(
  transaction: Transaction,
  author: string,
  value: string,
  active: boolean,
  expectedVersion?: number,
): Promise<VersionedTag> {
  await lockTags(transaction);
  const before = await atVersion(transaction, value, expectedVersion);
  if (before.tag.active === active) return before;
  return changeTag(transaction, value, { active, ...changedBy(author) });
}

/** Offers a tag that was not offered, and no longer offers one that was (specification §7). Throws `NotFoundError`. */
export async function switchTag(transaction: Transaction, author: string, value: string): Promise<VersionedTag> {
  await lockTags(transaction);
  const { tag } = await atVersion(transaction, value, undefined);
  return changeTag(transaction, value, { active: !tag.active, ...changedBy(author) });
}

/**
 * Makes one tag of several: what bears one of `from` bears `into` afterwards, and those of `from` are gone. Throws
 * `UnknownReferenceError` at a value that is no custom tag of the site, `ContradictionError` (`mergeIntoItself`) and
 * `StaleError` for the version of `into`.
 */
export async function mergeTags(
  transaction: Transaction,
  author: string,
  { from, into }: TagMerge,
  expectedVersion?: number,
): Promise<VersionedTag> {
  await lockTags(transaction);
  await lockBearers(transaction, from);
  const known = await transaction.query<{ value: string }>(
    sql`SELECT value FROM tags WHERE value = ANY(${from}::text[]) ORDER BY value FOR UPDATE`,
  );
  const target = await getTag(transaction, into);
  if (!target) throw new UnknownReferenceError('into', into);
  refuseStale(target.version, expectedVersion);
  if (from.includes(into)) {
    throw new ContradictionError('mergeIntoItself', ['into'], 'A tag cannot be merged into itself.');
  }
  const found = new Set(known.map((row) => row.value));
  for (const [place, value] of from.entries()) {
    if (!found.has(value)) throw new UnknownReferenceError(`from.${place}`, value);
  }
  await rewriteUses(transaction, author, from, into);
  await transaction.query(sql`DELETE FROM tags WHERE value = ANY(${from}::text[])`);
  return changeTag(transaction, into, changedBy(author));
}

/**
 * Deletes a tag that nothing bears. Throws `NotFoundError`, `StaleError`, and `ConflictError` (`inUse`) while something
 * bears it.
 */
export async function deleteTag(transaction: Transaction, value: string, expectedVersion?: number): Promise<void> {
  await lockTags(transaction);
  // A save that is about to use the tag holds its row: it is waited for, and counted.
  await transaction.query(sql`SELECT 1 FROM tags WHERE value = ${value} FOR UPDATE`);
  const { usageCount } = (await atVersion(transaction, value, expectedVersion)).tag;
  if (usageCount > 0) throw new ConflictError('inUse', ['value'], `The tag is in use ${usageCount} times.`);
  await transaction.query(sql`DELETE FROM tags WHERE value = ${value}`);
}

/**
 * Lets changes of a site's tags happen one after the other until the transaction ends: each looks at the others' names
 * and values.
 */
async function lockTags(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'tags');
}

function changeTag(transaction: Transaction, value: string, row: Row): Promise<VersionedTag> {
  return writeRow(transaction, updateRow('tags', row, { value }), tagColumns);
}

/** The columns that are made of the name. */
function nameColumns(name: string) {
  return { name, folded_name: foldName(name), search_text: searchText(name) };
}

/** The name as it is kept, if no other tag than `own` has it. */
async function freeName(transaction: Transaction, input: string, own?: string): Promise<string> {
  const folded = foldName(input);
  if (folded === '') throw new ContradictionError('blank', ['name'], 'The name has nothing that can be seen.');
  const [existing] = await transaction.query<{ uuid: string; displayName: string }>(sql`
    SELECT value AS uuid, name AS "displayName" FROM tags
    WHERE folded_name = ${folded} AND value IS DISTINCT FROM ${own ?? null}`);
  if (existing) throw new NameTakenError('name', existing);
  return writtenTagName(input);
}

async function atVersion(transaction: Transaction, value: string, expectedVersion?: number): Promise<VersionedTag> {
  const found = await getTag(transaction, value);
  if (!found) throw new NotFoundError('tag', value);
  refuseStale(found.version, expectedVersion);
  return found;
}
