import type { MediaInput } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { UnknownReferenceError } from '../errors.ts';
import { sql } from '../sql.ts';
import { knownTags, type TagLinks, writeTags } from '../tags/borne-tags.ts';

/** Where the tags of items stand. */
export const mediaTagLinks: TagLinks = { links: sql`media_tags`, thing: sql`media_uuid` };

type Tags = Pick<MediaInput, 'tags' | 'gameTags'>;

/**
 * Replaces the tags of an item, each once. Throws `UnknownReferenceError` for a tag that stands for nothing on the
 * site and that the item did not bear before.
 */
export async function replaceTags(
  transaction: Transaction,
  uuid: string,
  { tags = [], gameTags = [] }: Tags,
  before: Tags = {},
): Promise<void> {
  const kept = new Set([...(before.tags ?? []), ...(before.gameTags ?? [])].map(({ value }) => value));
  const paths = new Map(
    [
      ...tags.map(({ value }, index) => [value, `tags.${index}.value`] as const),
      ...gameTags.map(({ value }, index) => [value, `gameTags.${index}.value`] as const),
    ].reverse(),
  );
  const values = [...new Set([...tags, ...gameTags].map(({ value }) => value))];
  const known = new Set(await knownTags(transaction, values));
  const unknown = values.find((value) => !known.has(value) && !kept.has(value));
  if (unknown !== undefined) throw new UnknownReferenceError(paths.get(unknown) ?? 'tags', unknown);
  await writeTags(transaction, mediaTagLinks, uuid, values);
}
