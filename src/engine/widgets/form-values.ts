import { useSyncExternalStore } from 'react';
import { type Values, valueAt } from '../values/values.ts';

/** What a form holds at this moment. Its fields read their own values here, and a few those of others. */
export interface FormValues {
  get(): Values;
  subscribe(listener: () => void): () => void;
  /** Writes the value at a dotted path of the body, as its control does. */
  write(path: string, value: unknown): void;
  /** Writes a list of rows, which come and go with it. */
  writeRows(path: string, rows: readonly unknown[]): void;
  /** Brings what the form draws of lists up to date, before it adds or removes a row itself. */
  update(): void;
}

/**
 * The value at a dotted path of what the form holds; a component that uses it renders after a change of that value
 * only.
 */
export function useValueAt({ get, subscribe }: FormValues, path: string): unknown {
  return useSyncExternalStore(subscribe, () => valueAt(get(), path));
}
