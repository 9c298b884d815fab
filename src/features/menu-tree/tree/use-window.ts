import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Rows beyond each edge that are drawn as well. */
const BEYOND = 8;
/** The range moves by so many rows at a time, so that few scroll events draw anything. */
const STEP = 4;

/** The rows to draw: from the first to before the last. */
export interface RowRange {
  first: number;
  last: number;
}

/**
 * Which rows of a tall list are in sight, whatever it is that scrolls: the page, or a box around the list. All rows are
 * `height` pixels high.
 */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, height: number): RowRange {
  const subscribe = useCallback((look: () => void) => watch(list, look), [list]);
  const read = useCallback(() => rangeIn(list, height), [list, height]);
  const [first = 0, last = 0] = useSyncExternalStore(subscribe, read).split('-').map(Number);
  return { first: Math.min(first, count), last: Math.min(last, count) };
}

/** The range until the list is on the page. */
const FIRST = '0-40';

/** Notifies of all that can bring other rows in sight. */
function watch(list: RefObject<HTMLElement | null>, look: () => void): () => void {
  addEventListener('scroll', look, { capture: true, passive: true });
  addEventListener('resize', look);
  const observer = new ResizeObserver(look);
  if (list.current?.parentElement) observer.observe(list.current.parentElement);
  return () => {
    removeEventListener('scroll', look, { capture: true });
    removeEventListener('resize', look);
    observer.disconnect();
  };
}

const rangeIn = (list: RefObject<HTMLElement | null>, height: number): string =>
  list.current ? rangeOf(list.current, height) : FIRST;

/** The range as a text, which is the same as long as the rows are: `0-40`. */
function rangeOf(list: HTMLElement, height: number): string {
  const { top } = list.getBoundingClientRect();
  const box = scrollerOf(list)?.getBoundingClientRect();
  const from = Math.max(0, box?.top ?? 0);
  const until = Math.min(innerHeight, box?.bottom ?? innerHeight);
  const first = Math.floor((from - top) / height) - BEYOND;
  const last = Math.ceil((until - top) / height) + BEYOND;
  return [Math.floor(first / STEP), Math.ceil(last / STEP)].map((step) => Math.max(0, step * STEP)).join('-');
}

/** The nearest box around an element that scrolls by itself; undefined when it is the page. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
