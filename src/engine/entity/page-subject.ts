import { useEffect, useSyncExternalStore } from 'react';

let subject: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined): void {
  subject = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Names what the page on screen shows one of, for the window's title; an empty name names nothing. */
export function useNamedSubject(name: string): void {
  useEffect(() => {
    if (name === '') return undefined;
    set(name);
    return () => set(undefined);
  }, [name]);
}

/** What the page on screen shows one of; undefined while nothing is named. */
export function usePageSubject(): string | undefined {
  return useSyncExternalStore(subscribe, () => subject);
}
