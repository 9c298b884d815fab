import type { Transaction } from '../database.ts';
import { UnknownMediaError } from '../errors.ts';
import { sql } from '../sql.ts';
import { mediaStringOf } from './media-keys.ts';

/** A mediaString that comes in: `path` is its dotted path in the input. */
export interface MediaReference {
  path: string;
  value: string;
}

/**
 * Throws `UnknownMediaError` for the first mediaString that names no item of the site. What was stored already
 * (`before`) may stay. The items stay until the transaction ends, so that none is deleted while something comes to
 * refer to it.
 */
export async function refuseUnknownMedia(
  transaction: Transaction,
  wanted: readonly MediaReference[],
  before: readonly MediaReference[] = [],
): Promise<void> {
  const kept = new Set(before.map(({ value }) => value));
  const references = wanted.filter(({ value }) => !kept.has(value));
  if (references.length === 0) return;
  const keys = references.map(({ value }) => value.split('|').at(-1) ?? '');
  const rows = await transaction.query<{ type: 'image' | 'video'; key: string }>(sql`
    SELECT type, key FROM media WHERE key = ANY(${keys}::text[]) ORDER BY key FOR KEY SHARE`);
  const known = new Set(rows.map(({ type, key }) => mediaStringOf(type, key)));
  const unknown = references.find(({ value }) => !known.has(value));
  if (unknown) throw new UnknownMediaError(unknown.path, unknown.value);
}

/** The mediaStrings of a list of pictures; `field` is the input's property that holds it. */
export function mediaOfList(field: string, list: readonly { mediaString: string }[] = []): MediaReference[] {
  return list.map(({ mediaString }, index) => ({ path: `${field}.${index}.mediaString`, value: mediaString }));
}

/** A property that holds an address or a mediaString: only the latter refers to an item. */
export function mediaAt(path: string, value: string | null | undefined): MediaReference[] {
  return value && /^(image|video)\|/.test(value) ? [{ path, value }] : [];
}
