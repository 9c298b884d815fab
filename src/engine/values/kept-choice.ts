/**
 * A choice of how the console looks and speaks, kept in this browser until it is changed. Unlike the stored values of
 * `stored.ts` it says nothing of a site or a user, so it does not expire. Storage that throws is as good as empty.
 */
export interface Choice<Value extends string> {
  /** The choice; undefined when none was made. */
  read(): Value | undefined;
  write(value: Value): void;
}

/** The choice kept under `key`, one of `values`; anything else that stands there counts as none. */
export function keptChoice<Value extends string>(key: string, values: readonly Value[]): Choice<Value> {
  return {
    read() {
      try {
        const stored = localStorage.getItem(key);
        return values.find((value) => value === stored);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // The choice then lasts until the page is left.
      }
    },
  };
}
