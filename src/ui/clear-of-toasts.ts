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
export function keepClearOfToasts(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  kept.add(element);
  notify();
  return () => {
    kept.delete(element);
    notify();
  };
}

/**
 * How far up toasts have to go to cover none of the elements, in px; 0 where they cover none as they stand.
 * @param toasts where they stand of themselves
 */
export function liftOf(toasts: Edges, elements: readonly Edges[]): number {
  const tall = toasts.bottom - toasts.top;
  let { bottom } = toasts;
  // From the lowest up: what a lift brings the toasts onto is cleared as well.
  for (const one of [...elements].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = one.right <= toasts.left || one.left >= toasts.right;
    const isApart = one.top >= bottom || one.bottom <= bottom - tall;
    if (!isBeside && !isApart) bottom = one.top - GAP;
  }
  return toasts.bottom - bottom;
}

/** Lifts the region of the toasts above what they must leave free, whenever either comes, goes, moves or is resized. */
export function useLift(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toasts = region.current;
    if (!toasts) return undefined;
    let lifted = 0;
    const lift = (): void => {
      // Nothing is measured for nothing: the page would be laid out in the middle of its first drawing.
      if (kept.size === 0 && lifted === 0) return;
      const { top, bottom, left, right } = toasts.getBoundingClientRect();
      const edges = [...kept].map((element) => element.getBoundingClientRect());
      const next = liftOf({ top: top + lifted, bottom: bottom + lifted, left, right }, edges);
      if (next === lifted) return;
      lifted = next;
      // Moved and not placed anew: with a custom property, set from here, Chromium kept the former place now and then.
      toasts.style.translate = next > 0 ? `0 ${-next}px` : '';
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
