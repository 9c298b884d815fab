import type { Use } from '../../contract/use.ts';

/** What tells a use from others. */
export const keyOfUse = ({ path, id }: Pick<Use, 'path' | 'id'>): string => `${path} ${id}`;

/** What refers to a thing by several of its fields, or to several things, is told once. */
export const toldOnce = (uses: readonly Use[]): Use[] => [...new Map(uses.map((use) => [keyOfUse(use), use])).values()];
