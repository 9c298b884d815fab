import type { Caller } from '../identity/access-tokens.ts';

/** What is kept as the author of a change: an address stays the same person when names are shared or change. */
export function author(caller: Caller): string {
  return caller.email || caller.name;
}
