import type { Sql } from '../../sql.ts';

/** The moment that is looked at, and whether what fits a section is counted, too. */
export interface Moment {
  readonly at: Sql;
  readonly counts: boolean;
}

/** More than these nobody needs to know. */
export const mostCounted = 1000;

/** The values of a list of tags in a config. */
export function tagsOf(tags: unknown): string[] {
  return Array.isArray(tags)
    ? tags.flatMap((tag: { value?: unknown }) => (typeof tag?.value === 'string' ? [tag.value] : []))
    : [];
}
