/** A value under edit, as a form needs it: an edit session is such, and a part of what one holds. */
export interface Edited<Value> {
  getValue(): Value;
  subscribe(listener: () => void): () => void;
  /** Changes of the same key, one right after the other, are one step. */
  edit(change: (value: Value) => Value, key?: string): void;
}

/** How a part lies in a whole. `write` gives the same whole where nothing changes. */
export interface Lens<Whole, Part> {
  read(whole: Whole): Part;
  write(whole: Whole, part: Part): Whole;
}

/**
 * A part of what is edited, edited by itself: it has no home of its own, so undo, draft and save of the whole know every key.
 * Keep the identity of the answer between renders.
 */
export function editedPart<Whole, Part>(whole: Edited<Whole>, { read, write }: Lens<Whole, Part>): Edited<Part> {
  return {
    getValue: () => read(whole.getValue()),
    subscribe: whole.subscribe,
    edit: (change, key) =>
      whole.edit((now) => {
        const part = read(now);
        const changed = change(part);
        return changed === part ? now : write(now, changed);
      }, key),
  };
}
