import { useState } from 'react';
import type { SortableEntry } from '../../ui/sortable-list-entry.ts';

/** Items, and the entries that stand for them. */
interface Kept {
  signs: readonly string[];
  entries: readonly SortableEntry[];
}

let last = 0;

/** A key that no other entry has. */
function newKey(): string {
  last += 1;
  return `entry-${last}`;
}

/**
 * Entries for items that have no identity of their own. An item that was there before keeps its key wherever it went,
 * one that was rewritten in its place keeps it too; an entry that says what it said stays the very same object, so that
 * its row is not drawn again.
 */
export function matchEntries(kept: Kept, items: readonly unknown[], describe: Describe): Kept {
  const signs = items.map((item) => JSON.stringify(item) ?? '');
  const free = new Map<string, SortableEntry[]>();
  kept.entries.forEach((entry, index) => {
    const sign = kept.signs[index] ?? '';
    free.set(sign, [...(free.get(sign) ?? []), entry]);
  });
  const found = signs.map((sign) => free.get(sign)?.shift());
  const unused = new Set([...free.values()].flat());
  const entries = items.map((item, index) => {
    const inPlace = kept.entries[index];
    const former = found[index] ?? (inPlace && unused.has(inPlace) ? inPlace : undefined);
    if (former) unused.delete(former);
    const { text, error } = describe(item, index);
    if (former && former.text === text && former.error === error) return former;
    return { key: former?.key ?? newKey(), text, error };
  });
  return { signs, entries };
}

type Describe = (item: unknown, index: number) => { text: string; error: string | undefined };

/** The entries of a list as it is now, each keeping its key through moves and edits. */
export function useEntries(items: readonly unknown[], describe: Describe): readonly SortableEntry[] {
  const [kept, setKept] = useState<Kept>({ signs: [], entries: [] });
  const next = matchEntries(kept, items, describe);
  const isSame =
    next.entries.length === kept.entries.length && next.entries.every((one, at) => one === kept.entries[at]);
  const areSignsSame = isSame && next.signs.every((sign, at) => sign === kept.signs[at]);
  if (!areSignsSame) setKept(next);
  return areSignsSame ? kept.entries : next.entries;
}
