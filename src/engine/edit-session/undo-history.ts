import { isEqual, isValues } from '../values/values.ts';

/** Which way a step goes. */
export type Direction = 'undo' | 'redo';

/** One thing that can be undone: the value on its other side, and the path of the value that it changed. */
export interface Step<Value> {
  readonly other: Value;
  readonly path: string;
  readonly isTyping: boolean;
  /** Changes of the same key, one right after the other, are this one step. */
  readonly key?: string | undefined;
  /** When it happened last, in milliseconds on any clock. */
  readonly at: number;
}

/** What can be undone and redone, latest last. */
export interface History<Value> {
  readonly past: readonly Step<Value>[];
  readonly future: readonly Step<Value>[];
}

/** Nothing can be undone yet. */
export const NO_HISTORY: History<never> = { past: [], future: [] };

/** How long keys typed into one text belong together, in milliseconds. */
const TOGETHER = 1000;
const MOST = 500;

/**
 * The history after a value became another; keys typed into one text shortly after each other are one step.
 * @param isTyped whether a path is written letter by letter, and not chosen
 * @param key what makes this one step with the change before, if that had the same
 */
export function record<Value extends object>(
  history: History<Value>,
  before: Value,
  after: Value,
  at: number,
  isTyped: (path: string) => boolean,
  key?: string,
): History<Value> {
  const found = changeOf(before, after);
  if (!found) return history;
  const change = { path: found.path, isTyping: found.isTyping && isTyped(found.path), key };
  // After something was undone, the next change is a step of its own.
  const last = history.future.length > 0 ? undefined : history.past.at(-1);
  const isSameText = change.isTyping && last?.isTyping && last.path === change.path && at - last.at < TOGETHER;
  if (last && (isSameText || (key !== undefined && key === last.key))) {
    const earlier = history.past.slice(0, -1);
    // Typed back to where it began: there is nothing left to undo.
    return { past: isEqual(last.other, after) ? earlier : [...earlier, { ...last, at }], future: [] };
  }
  return { past: [...history.past, { ...change, at, other: before }].slice(-MOST), future: [] };
}

/** What undoing (redoing) the latest step leads to, and the history after it; undefined when there is none. */
export function stepBack<Value>(
  history: History<Value>,
  direction: Direction,
  now: Value,
): { history: History<Value>; step: Step<Value> } | undefined {
  const step = (direction === 'undo' ? history.past : history.future).at(-1);
  if (!step) return undefined;
  // What is typed next is a step of its own.
  const back = { ...step, isTyping: false, key: undefined, other: now };
  const [past, future] =
    direction === 'undo'
      ? [history.past.slice(0, -1), [...history.future, back]]
      : [[...history.past, back], history.future.slice(0, -1)];
  return { step, history: { past, future } };
}

/**
 * The history after what is stored became another: each of its values brought onto that, and without the steps that
 * change nothing any more.
 * @param now the value that is edited, brought already
 */
export function bringHistory<Value extends object>(
  { past, future }: History<Value>,
  now: Value,
  bring: (value: Value) => Value,
): History<Value> {
  const brought = (steps: readonly Step<Value>[]): readonly Step<Value>[] => {
    let next = now;
    const kept = steps.toReversed().flatMap((step): Step<Value>[] => {
      const other = bring(step.other);
      if (isEqual(other, next)) return [];
      next = other;
      // What is changed from now on is a step of its own.
      return [{ ...step, key: undefined, other }];
    });
    return kept.reverse();
  };
  return { past: brought(past), future: brought(future) };
}

/**
 * Where two values differ: the path that all differences lie under, and whether it is one text or number; undefined
 * where they say the same.
 */
export function changeOf(before: object, after: object): { path: string; isTyping: boolean } | undefined {
  const found: Difference[] = [];
  collect(before, after, [], found);
  const [first, ...others] = found;
  if (!first) return undefined;
  const shared = others.reduce((path, other) => sharedStart(path, other.path), first.path);
  return { path: shared.join('.'), isTyping: others.length === 0 && isText(first.before) && isText(first.after) };
}

interface Difference {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

/** Walks only what is not the same object: a value that was typed into shares all else. */
function collect(before: unknown, after: unknown, path: readonly string[], found: Difference[]): void {
  if (Object.is(before, after)) return;
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areLists && !(isValues(before) && isValues(after))) {
    if (!isEqual(before, after)) found.push({ path, before, after });
    return;
  }
  const [left, right] = [before, after] as Readonly<Record<string, unknown>>[];
  for (const key of new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])) {
    collect(left?.[key], right?.[key], [...path, key], found);
  }
}

function sharedStart(a: readonly string[], b: readonly string[]): readonly string[] {
  const end = a.findIndex((key, index) => key !== b[index]);
  return end < 0 ? a : a.slice(0, end);
}

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || typeof value === 'number';
