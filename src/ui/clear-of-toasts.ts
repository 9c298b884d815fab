import { type RefObject, useLayoutEffect } from 'react';

/** Edges of something on the page, in px from the left and top of the window. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** How far toasts stay away from what they leave free, in px. */
const GAP = 12;

/** What toasts must leave free. */
const kept = new Set<HTMLElement>();
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps toasts off an element as long as it is on screen, such as the buttons that a dialog is answered with. For the `ref` of the element. */
export function keepClearOfToasts(element: HTMLElement): () => void {
  kept.add(element);
  notify();
  return () => {
    kept.delete(element);
    notify();
  };
}

/**
 * How far above the window's lower edge toasts have to end to cover none of the elements, in px; 0 where they cover none as they stand.
 * @param toasts where they stand of themselves
 * @param height of the window, px
 */
export function liftOf(toasts: Edges, elements: readonly Edges[], height: number): number {
  const tall = toasts.bottom - toasts.top;
  let { bottom } = toasts;
  // From the lowest up: what a lift brings the toasts onto is cleared as well.
  for (const one of [...elements].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = one.right <= toasts.left || one.left >= toasts.right;
    const isApart = one.top >= bottom || one.bottom <= bottom - tall;
    if (!isBeside && !isApart) bottom = one.top - GAP;
  }
  return bottom === toasts.bottom ? 0 : height - bottom;
}

/** Lifts the region of the toasts above what they must leave free, whenever either comes, goes, moves or is resized. */
export function useLift(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toasts = region.current;
    if (!toasts) return undefined;
    const lift = (): void => {
      toasts.style.removeProperty('--lift');
      if (kept.size === 0) return;
      const edges = [...kept].map((element) => element.getBoundingClientRect());
      const height = liftOf(toasts.getBoundingClientRect(), edges, innerHeight);
      if (height > 0) toasts.style.setProperty('--lift', `${height}px`);
    };
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lift);
    const watch = (): void => {
      sizes?.disconnect();
      // A dialog that grows or shrinks moves what is answered in it.
      const moving = [...kept].map((element) => element.closest('[role="dialog"], [role="alertdialog"]') ?? element);
      for (const element of [toasts, ...kept, ...moving]) sizes?.observe(element);
      lift();
    };
    watch();
    listeners.add(watch);
    addEventListener('resize', lift);
    // A dialog comes with a movement, and stands elsewhere until it has come.
    document.addEventListener('transitionend', lift);
    return () => {
      listeners.delete(watch);
      removeEventListener('resize', lift);
      document.removeEventListener('transitionend', lift);
      sizes?.disconnect();
    };
  }, [region]);
}
