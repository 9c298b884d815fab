import type { WholeEntity } from '../../contract/entity.ts';

/**
 * The calls by which two of an entity are merged.
 * @throws Error for one whose definition names none; generation has checked that its page is not there then
 */
export function mergingOf({ name, merging }: WholeEntity) {
  if (merging) return merging;
  throw new Error(`${name} cannot be merged`);
}
