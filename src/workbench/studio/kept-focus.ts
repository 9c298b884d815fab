import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from './json.ts';
import type { Spot } from './spots.ts';

type Pane = React.RefObject<HTMLElement | null>;

/** How long a dialog or a menu takes to give the focus back to what opened it, in milliseconds. */
const OVERLAY_LEFT = 100;

/** The heading of a part, which takes the focus when the part is opened. */
export const headingIn = (pane: HTMLElement | null) => pane?.querySelector<HTMLElement>('h2[tabindex]');

/**
 * What was pressed may be gone by that. Where another part is shown now, the focus goes to it, or in the list back to the part that was shown or to its
 * neighbour; within one part it goes to what took the place of what is gone.
 */
export function useKeptFocus(pane: Pane, shown: Spot | undefined, place: Place | undefined): void {
  const key = JSON.stringify(shown);
  const formerKey = useRef(key);
  const formerPlace = useRef(place);
  const forget = useKeptPlace(pane);
  useLayoutEffect(() => {
    const left = { key: formerKey.current, place: formerPlace.current };
    formerKey.current = key;
    if (left.key === key) return undefined;
    forget();
    const keep = (): void => {
      if (document.activeElement !== document.body) return;
      const next = key === undefined ? partIn(pane.current, left) : headingIn(pane.current);
      (next ?? pane.current?.querySelector<HTMLElement>('[data-spot]'))?.focus();
    };
    keep();
    const later = setTimeout(keep, OVERLAY_LEFT);
    return () => clearTimeout(later);
  }, [pane, key, forget]);
  useLayoutEffect(() => {
    formerPlace.current = place ?? formerPlace.current;
  });
}

/** In the list of all parts the one that was left; where it is gone, the one in its place, before it or around it. */
function partIn(
  pane: HTMLElement | null,
  { key, place = [] }: { key: string | undefined; place: Place | undefined },
): HTMLElement | undefined {
  const parts = [...(pane?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
  const at = (wanted: Place) => parts.find(({ dataset }) => dataset.place === JSON.stringify(wanted));
  const before: Place = [...place.slice(0, -1), Number(place.at(-1)) - 1];
  return parts.find(({ dataset }) => dataset.spot === key) ?? at(place) ?? at(before) ?? at(place.slice(0, -2));
}

const FOCUSABLE = 'button, input, textarea, select, a[href], [tabindex="0"]';

const focusableIn = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.closest('[aria-hidden="true"]') === null,
  );

/** Gives the focus to what stands where it was when that goes away; returns what forgets where it was. */
function useKeptPlace(pane: Pane): () => void {
  const last = useRef<{ element: Element; around: { holder: HTMLElement; index: number }[] }>(undefined);
  useEffect(() => {
    const whole = pane.current;
    if (!whole) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      const element = target as HTMLElement;
      const holders: HTMLElement[] = [];
      for (let each = element.parentElement; each && whole.contains(each); each = each.parentElement)
        holders.push(each);
      last.current = {
        element,
        around: holders.map((holder) => ({ holder, index: focusableIn(holder).indexOf(element) })),
      };
    };
    const keep = (): void => {
      if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
      const around = last.current.around.find(({ holder }) => holder.isConnected && focusableIn(holder).length > 0);
      const left = around ? focusableIn(around.holder) : [];
      left[Math.min(around?.index ?? 0, left.length - 1)]?.focus();
    };
    let later: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      keep();
      clearTimeout(later);
      later = setTimeout(keep, OVERLAY_LEFT);
    });
    whole.addEventListener('focusin', remember);
    observer.observe(whole, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(later);
      whole.removeEventListener('focusin', remember);
    };
  }, [pane]);
  return useCallback(() => {
    last.current = undefined;
  }, []);
}
