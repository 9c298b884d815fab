import { useCallback, useSyncExternalStore } from 'react';

/**
 * A few texts that this browser keeps until they are changed, such as the groups of the navigation that are folded. They say
 * how the console looks, and nothing that was typed, so they outlast a sign-out; a key names whose they are.
 */
export interface KeptList {
  values: readonly string[];
  write(values: readonly string[]): void;
}

const none: readonly string[] = [];
const known = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

/** The list kept under a key; renders again when it changes. Storage that throws is as good as empty. */
export function useKeptList(key: string): KeptList {
  const values = useSyncExternalStore(subscribe, () => read(key));
  const write = useCallback((next: readonly string[]) => keep(key, next), [key]);
  return { values, write };
}

function subscribe(notify: () => void): () => void {
  const other = ({ key }: StorageEvent): void => {
    if (key !== null) known.delete(key);
    notify();
  };
  listeners.add(notify);
  addEventListener('storage', other);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', other);
  };
}

/** The same list as long as nothing was written. */
function read(key: string): readonly string[] {
  const found = known.get(key);
  if (found) return found;
  const values = stored(key);
  known.set(key, values);
  return values;
}

function stored(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : none;
  } catch {
    return none;
  }
}

function keep(key: string, values: readonly string[]): void {
  known.set(key, values);
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // They then last until the page is left.
  }
  for (const notify of listeners) notify();
}

/** Forgets what was read; for tests, between which the storage is emptied. */
export function forgetKeptLists(): void {
  known.clear();
}
