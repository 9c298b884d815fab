import { type Values, valuesOf, withValueAt } from '../values/values.ts';
import type { FormValues } from './form-values.ts';

/** What a form holds, for tests of widgets that read other fields; `set` changes all of it. */
export function sampleValues(start: Values): FormValues & { set(values: Values): void } {
  let values = start;
  const listeners = new Set<() => void>();
  const set = (next: Values): void => {
    values = next;
    for (const listener of listeners) listener();
  };
  const write = (path: string, value: unknown): void => set(valuesOf(withValueAt(values, path, value)));
  return {
    get: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write,
    writeRows: write,
    update: () => undefined,
    set,
  };
}
