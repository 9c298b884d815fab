import { isEqual, isValues } from '../values/values.ts';

/** A body as the form had it, and how many shifts had happened by then. */
export interface Moment {
  values: object;
  shifts: number;
}

/** One thing that can be undone: how the form was on its other side, and which path of the body it changed. */
export interface Step {
  other: Moment;
  path: string;
  isTyping: boolean;
  /** When it happened last, in milliseconds. */
  at: number;
}

/**
 * A change of the form that was nobody's here: what was saved came back, or somebody else's changes were merged in. Undoing goes past it: a moment from
 * before is brought onto `to` by what it changed of `from`.
 */
export interface Shift {
  from: object;
  to: object;
}

/** What can be undone and redone, latest last. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
  shifts: readonly Shift[];
}

/** Nothing can be undone yet. */
export const NO_HISTORY: History = { past: [], future: [], shifts: [] };

/** How long keys typed into one field belong together, in milliseconds. */
const TOGETHER = 1000;
const MOST = 200;

/**
 * The history after the form went from one body to another; keys typed into one text shortly after each other are one step.
 * @param isTyped whether a path is written letter by letter, and not chosen
 */
export function record(
  history: History,
  before: object,
  after: object,
  at: number,
  isTyped: (path: string) => boolean,
): History {
  const found = changeOf(before, after);
  if (!found) return history;
  const change = { path: found.path, isTyping: found.isTyping && isTyped(found.path) };
  const last = history.past.at(-1);
  const others = history.past.slice(0, -1);
  const { shifts } = history;
  if (last && change.isTyping && last.isTyping && last.path === change.path && at - last.at < TOGETHER) {
    const isUndone = last.other.shifts === shifts.length && isEqual(last.other.values, after);
    return { past: isUndone ? others : [...others, { ...last, at }], future: [], shifts };
  }
  const step = { ...change, at, other: { values: before, shifts: shifts.length } };
  return { past: [...history.past, step].slice(-MOST), future: [], shifts };
}

/** The history after the form went from one body to another although nobody here changed anything. */
export function shift(history: History, from: object, to: object): History {
  return isEqual(from, to) ? history : { ...history, shifts: [...history.shifts, { from, to }] };
}

/** What undoing (redoing) the latest step leads to, and the history after it; undefined when there is none. */
export function stepBack(
  history: History,
  direction: 'undo' | 'redo',
  now: object,
): { history: History; step: Step } | undefined {
  const [from, to] = direction === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const);
  const step = history[from].at(-1);
  if (!step) return undefined;
  // What is typed next is a step of its own.
  const back = { ...step, isTyping: false, other: { values: now, shifts: history.shifts.length } };
  return { step, history: { ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], back] } };
}

/** Where two bodies differ: the path that all differences lie under, and whether it is one text or number; undefined where they say the same. */
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

/** Walks only what is not the same object: a form that was typed into shares all else. */
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
