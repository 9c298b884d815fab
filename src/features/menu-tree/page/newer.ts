import type { MenuGroup } from '../../../../generated/model/index.ts';

type Groups = readonly MenuGroup[];

/** What is the same of a group until somebody publishes it. */
const signOf = ({ identifier, id, version }: MenuGroup): string => `${identifier} ${id} ${version}`;

/**
 * Whether a menu that was read is newer than the one that is stored as far as the page knows: somebody else published,
 * made or deleted a group. One that was asked for before a publish of one's own and comes after it is older, and so is
 * none.
 */
export function isNewer(stored: Groups, read: Groups): boolean {
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  if (read.some(({ id, version }) => version < (versions.get(id) ?? 0))) return false;
  const known = new Set(stored.map(signOf));
  return read.length !== stored.length || read.some((group) => !known.has(signOf(group)));
}
