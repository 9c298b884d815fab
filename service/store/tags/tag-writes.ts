import type { Tag, TagMerge } from '../contract.ts';
import type { Transaction } from '../database.ts';
import {
  ConflictError,
  ContradictionError,
  NameTakenError,
  NotFoundError,
  StaleError,
  UnknownReferenceError,
} from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockKeys } from '../locks/lock-keys.ts';
import { sql } from '../sql.ts';
import { foldedTagName, freeValue, slugOf, writtenTagName } from './tag-names.ts';
import { lockBearers, rewriteUses } from './tag-uses.ts';
import { getTag, type VersionedTag } from './tags.ts';

/**
 * Makes a custom tag that is active. `author` is kept as `createdBy`. Throws `NameTakenError` with the tag that has the name already, and `ContradictionError`
 * (`blank`) for a name of which nothing can be seen.
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
  await transaction.query(sql`
    INSERT INTO tags (uuid, value, name, folded_name, search_text, created_by, modified_by)
    VALUES (${newUuid()}, ${value}, ${name}, ${foldedTagName(name)}, ${searchText(name)}, ${author}, ${author})`);
  return present(transaction, value);
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
  await atVersion(transaction, value, expectedVersion);
  const name = await freeName(transaction, input.name, value);
  await transaction.query(sql`
    UPDATE tags SET name = ${name}, folded_name = ${foldedTagName(name)}, search_text = ${searchText(name)},
      version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE value = ${value} AND name <> ${name}`);
  return present(transaction, value);
}

/** Offers a tag or no longer offers it; one that is so already stays at its version. Throws `NotFoundError` and `StaleError`. */
export async function setTagActive(
  transaction: Transaction,
  author: string,
  value: string,
  active: boolean,
  expectedVersion?: number,
): Promise<VersionedTag> {
  await lockTags(transaction);
  await atVersion(transaction, value, expectedVersion);
  await transaction.query(sql`
    UPDATE tags SET active = ${active}, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE value = ${value} AND active <> ${active}`);
  return present(transaction, value);
}

/**
 * Makes one tag of several: what bears one of `from` bears `into` afterwards, and those of `from` are gone. Throws `UnknownReferenceError` at a value that is no
 * custom tag of the site, `ContradictionError` (`mergeIntoItself`) and `StaleError` for the version of `into`.
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
  if (expectedVersion !== undefined && target.version !== expectedVersion) throw new StaleError(target.version);
  if (from.includes(into)) {
    throw new ContradictionError('mergeIntoItself', ['into'], 'A tag cannot be merged into itself.');
  }
  const found = new Set(known.map((row) => row.value));
  for (const [place, value] of from.entries()) {
    if (!found.has(value)) throw new UnknownReferenceError(`from.${place}`, value);
  }
  await rewriteUses(transaction, author, from, into);
  await transaction.query(sql`DELETE FROM tags WHERE value = ANY(${from}::text[])`);
  await transaction.query(sql`
    UPDATE tags SET version = version + 1, last_modified = now(), modified_by = ${author} WHERE value = ${into}`);
  return present(transaction, into);
}

/** Deletes a tag that nothing bears. Throws `NotFoundError`, `StaleError`, and `ConflictError` (`inUse`) while something bears it. */
export async function deleteTag(transaction: Transaction, value: string, expectedVersion?: number): Promise<void> {
  await lockTags(transaction);
  // Whoever is about to bear it holds the tag: those are waited for, and counted.
  await transaction.query(sql`SELECT 1 FROM tags WHERE value = ${value} FOR UPDATE`);
  const { usageCount } = await atVersion(transaction, value, expectedVersion);
  if (usageCount > 0) throw new ConflictError('inUse', ['value'], `The tag is in use ${usageCount} times.`);
  await transaction.query(sql`DELETE FROM tags WHERE value = ${value}`);
}

/** Lets changes of a site's tags happen one after the other until the transaction ends: each looks at the others' names and values. */
async function lockTags(transaction: Transaction): Promise<void> {
  await transaction.query(sql`SELECT pg_advisory_xact_lock(${lockKeys.tags}, hashtext(${transaction.instanceId}))`);
}

/** The name as it is kept, if no other tag than `own` has it. */
async function freeName(transaction: Transaction, input: string, own?: string): Promise<string> {
  const folded = foldedTagName(input);
  if (folded === '') throw new ContradictionError('blank', ['name'], 'The name has nothing that can be seen.');
  const [existing] = await transaction.query<{ uuid: string; displayName: string }>(sql`
    SELECT value AS uuid, name AS "displayName" FROM tags
    WHERE folded_name = ${folded} AND value IS DISTINCT FROM ${own ?? null}`);
  if (existing) throw new NameTakenError('name', existing);
  return writtenTagName(input);
}

async function atVersion(transaction: Transaction, value: string, expectedVersion?: number): Promise<Tag> {
  const { tag, version } = await present(transaction, value);
  if (expectedVersion !== undefined && version !== expectedVersion) throw new StaleError(version);
  return tag;
}

async function present(transaction: Transaction, value: string): Promise<VersionedTag> {
  const found = await getTag(transaction, value);
  if (!found) throw new NotFoundError('tag', value);
  return found;
}
