import { bringHistory, type Direction, type History, NO_HISTORY, record, stepBack } from './undo-history.ts';

/**
 * What differs between the things that are edited: a record, a squad, a menu. `Base` is the thing as it is stored,
 * `Value` what is edited of it: the whole thing, or the changes that a save would make.
 */
export interface EditedKind<Base, Value> {
  /** The value that changes nothing of what is stored. */
  unchanged(base: Base): Value;
  /** Whether a save would change something. */
  isDirty(base: Base, value: Value): boolean;
  /**
   * A value that was edited on one base, on another: with what differs between the two, and its own changes above that.
   */
  onto(value: Value, from: Base, to: Base): Value;
  /** Whether a path of the value is written letter by letter: keys of one text are one step. */
  isTyped(path: string): boolean;
}

/** One thing under edit: as it is stored, as it is edited, and what can be undone and redone. */
export interface EditState<Base, Value> extends History<Value> {
  readonly base: Base;
  readonly value: Value;
}

/** What happens to a thing under edit; `at` in milliseconds, on any clock. */
export type EditAction<Base, Value> =
  /**
   * The user changed something; `isWhole`: all at once, which is a step of its own. Changes of the same `key`, one
   * right after the other, are one step: an item that is made and then named.
   */
  | {
      readonly type: 'edit';
      readonly value: Value;
      readonly at: number;
      readonly isWhole?: boolean;
      readonly key?: string | undefined;
    }
  /** The user undoes or redoes the latest step. */
  | { readonly type: 'step'; readonly direction: Direction }
  /** The user takes all changes back, which can be undone. */
  | { readonly type: 'reset'; readonly at: number }
  /** What was sent is stored. What was undone before that is done with. */
  | ({ readonly type: 'saved' } & Renewal<Base, Value>)
  /** Something else is stored now, by nobody's editing here. */
  | ({ readonly type: 'renewed' } & Renewal<Base, Value>)
  /** It was read again. Nothing happens while something is changed: a save merges that. */
  | { readonly type: 'read'; readonly base: Base };

/** What is stored now, and what becomes of each value: the one that is edited, and those that undoing goes back to. */
export interface Renewal<Base, Value> {
  readonly base: Base;
  readonly bring: (value: Value) => Value;
}

/** A thing that nobody has changed yet. */
export function initialState<Base, Value>(kind: EditedKind<Base, Value>, base: Base): EditState<Base, Value> {
  return { base, value: kind.unchanged(base), ...NO_HISTORY };
}

/** What a thing under edit becomes. The same state when nothing happens to it. */
export function editReducer<Base extends object, Value extends object>(
  kind: EditedKind<Base, Value>,
  state: EditState<Base, Value>,
  action: EditAction<Base, Value>,
): EditState<Base, Value> {
  const { base, value } = state;
  switch (action.type) {
    case 'edit':
      return edited(state, action.value, action.at, action.isWhole ? () => false : kind.isTyped, action.key);
    case 'reset':
      return edited(state, kind.unchanged(base), action.at, () => false);
    case 'step': {
      const back = stepBack(state, action.direction, value);
      return back ? { ...back.history, base, value: back.step.other } : state;
    }
    case 'saved':
      return { ...renewed(state, action), future: [] };
    case 'renewed':
      return renewed(state, action);
    case 'read': {
      if (kind.isDirty(base, value)) return state;
      const clean = kind.unchanged(action.base);
      return renewed(state, {
        base: action.base,
        bring: (one) => (one === value ? clean : kind.onto(one, base, action.base)),
      });
    }
  }
}

function edited<Base extends object, Value extends object>(
  state: EditState<Base, Value>,
  value: Value,
  at: number,
  isTyped: (path: string) => boolean,
  key?: string,
): EditState<Base, Value> {
  if (value === state.value) return state;
  return { ...record(state, state.value, value, at, isTyped, key), base: state.base, value };
}

function renewed<Base extends object, Value extends object>(
  state: EditState<Base, Value>,
  { base, bring }: Renewal<Base, Value>,
): EditState<Base, Value> {
  const value = bring(state.value);
  return { base, value, ...bringHistory(state, value, bring) };
}

/**
 * The one home of what is edited: what shows, keeps, compares or sends it reads it here, and a change is here before
 * anything is drawn. An external store: its listeners are called after each change.
 */
export class EditSession<Base extends object, Value extends object> {
  private state: EditState<Base, Value>;
  private readonly listeners = new Set<() => void>();
  private readonly kind: EditedKind<Base, Value>;

  constructor(kind: EditedKind<Base, Value>, base: Base) {
    this.kind = kind;
    this.state = initialState(kind, base);
  }

  readonly get = (): EditState<Base, Value> => this.state;

  readonly getValue = (): Value => this.state.value;

  readonly isDirty = (): boolean => this.kind.isDirty(this.state.base, this.state.value);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly dispatch = (action: EditAction<Base, Value>): void => {
    const next = editReducer(this.kind, this.state, action);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  };

  /** The user changes what is edited; changes of the same key, one right after the other, are one step. */
  readonly edit = (change: (value: Value) => Value, key?: string): void =>
    this.dispatch({ type: 'edit', value: change(this.state.value), at: performance.now(), key });

  /** The user changes all of it at once, as when a draft is brought back: a step of its own. */
  readonly replace = (value: Value): void =>
    this.dispatch({ type: 'edit', value, at: performance.now(), isWhole: true });

  /** The user takes all changes back. */
  readonly reset = (): void => this.dispatch({ type: 'reset', at: performance.now() });

  /**
   * Undoes or redoes one step; answers the values on both sides of it and the path that it changed, undefined when
   * there was none.
   */
  readonly step = (direction: Direction): TakenStep<Value> | undefined => {
    const { value: before, past, future } = this.state;
    const step = (direction === 'undo' ? past : future).at(-1);
    if (!step) return undefined;
    this.dispatch({ type: 'step', direction });
    return { path: step.path, before, after: this.state.value };
  };
}

/** One step that was undone or redone. */
export interface TakenStep<Value> {
  readonly path: string;
  readonly before: Value;
  readonly after: Value;
}
