import { useCallback, useMemo, useState } from 'react';
import { useActiveSite } from '../active-site.ts';
import { isAlive } from '../values/storage-lifetime.ts';
import { userKey } from '../values/user-storage.ts';
import { textAt } from '../values/values.ts';

/** How many are kept. */
const KEPT = 5;

/** What was chosen last from one list, and how to add to it. */
export interface RecentChoices {
  /** The chosen rows, the last one first. */
  rows: readonly object[];
  add(row: object): void;
  /** Reads again: another field may have added to them. */
  refresh(): void;
}

/**
 * What the user chose last on this site from a list operation, kept in the browser; `source` undefined keeps nothing. A
 * browser that refuses to store remembers nothing, and nobody is bothered with it. `id` is the property that tells rows
 * apart.
 */
export function useRecentChoices(source: string | undefined, id: string): RecentChoices {
  const { user, instanceId } = useActiveSite();
  const key = source === undefined ? undefined : userKey('recent', user, instanceId, source);
  const found = useMemo(() => (key === undefined ? [] : readRecent(key)), [key]);
  const [added, setAdded] = useState<{ key: string; rows: readonly object[] }>();
  const rows = added !== undefined && added.key === key ? added.rows : found;
  const add = useCallback(
    (row: object) => {
      if (key === undefined) return;
      const others = readRecent(key).filter((other) => textAt(other, id) !== textAt(row, id));
      const next = [row, ...others].slice(0, KEPT);
      writeRecent(key, next);
      setAdded({ key, rows: next });
    },
    [key, id],
  );
  const refresh = useCallback(() => {
    if (key !== undefined) setAdded({ key, rows: readRecent(key) });
  }, [key]);
  return { rows, add, refresh };
}

/** The rows under a key; what is too old or cannot be read is removed. */
export function readRecent(key: string, now = Date.now()): readonly object[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isKept(kept) && isAlive(kept.storedAt, now)) return kept.rows;
    localStorage.removeItem(key);
  } catch {
    // As if nothing had been chosen.
  }
  return [];
}

function writeRecent(key: string, rows: readonly object[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ storedAt: Date.now(), rows }));
  } catch {
    // The list is then offered without what was chosen last.
  }
}

function isKept(kept: unknown): kept is { storedAt: number; rows: object[] } {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('storedAt' in kept) || typeof kept.storedAt !== 'number') return false;
  if (!('rows' in kept) || !Array.isArray(kept.rows)) return false;
  return kept.rows.every((row) => typeof row === 'object' && row !== null);
}
