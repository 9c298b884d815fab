import type { Values } from '../values/values.ts';

/** What a form holds at this moment, for the few fields that depend on others: only those are drawn anew when it changes. */
export class FormValues {
  private values: Values;
  private readonly listeners = new Set<() => void>();

  constructor(values: Values) {
    this.values = values;
  }

  readonly get = (): Values => this.values;

  readonly set = (values: Values): void => {
    this.values = values;
    for (const tell of this.listeners) tell();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
