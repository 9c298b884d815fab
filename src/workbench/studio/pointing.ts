import { useEffect, useRef } from 'react';
import type { FrameMessage } from '../protocol.ts';
import type { Grab } from './drag-parts.tsx';
import { type FilterOf, type Met, partAround } from './frame-spots.ts';
import type { Spot } from './spots.ts';

/** What a press or a key in the frame points at. */
export interface PointingProps {
  isPointing: boolean;
  filterOf: FilterOf;
  onPoint(spot: Spot, isOpening: boolean): void;
  /** It is pressed, and may be dragged from there. */
  onGrab: Grab;
  /** It is to be moved by one place. */
  onMove(spot: Spot, by: -1 | 1): void;
  /** Its label is to be written where it stands. */
  onWrite(met: Met): void;
}

/** What stands over the page and is no part of it. */
const OVERLAY = '[data-in-place]';

/**
 * While pointing, a press selects what it meets, or drags it, and does nothing else, but that texts can be written in. Enter asks for the place where that is
 * changed, F2 or a second press writes its label, Alt with an arrow moves it.
 */
export function usePointing(props: PointingProps): void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const met = ({ target }: Event): Met | undefined => {
      const { isPointing, filterOf } = latest.current;
      return isPointing && !(target as Element | null)?.closest?.(OVERLAY) ? partAround(target, filterOf) : undefined;
    };
    const press = (event: Event): void => {
      const part = met(event);
      if (!part || !(event instanceof MouseEvent) || event.button !== 0) return;
      const { onPoint, onGrab, onWrite } = latest.current;
      if (event.type === 'pointerdown') onPoint(part.spot, false);
      if (isWritten(event.target)) return;
      if (event.type === 'pointerdown') onGrab(event as PointerEvent, part.spot, part.element);
      if (event.type === 'dblclick') onWrite(part);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (event: Event): void => {
      const part = met(event);
      if (part && event.target instanceof Element && event.target.matches(':focus-visible'))
        latest.current.onPoint(part.spot, false);
    };
    const key = (event: KeyboardEvent): void => {
      const part = met(event);
      const act = part && actOf(event, part, latest.current);
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    const stopper = new AbortController();
    const options = { capture: true, signal: stopper.signal };
    // What is dragged waits for the pointer to be let go: nothing else began with the press.
    for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick'])
      addEventListener(kind, press, options);
    addEventListener('focusin', focus, options);
    addEventListener('keydown', key, options);
    return () => stopper.abort();
  }, []);
}

/** What a key does to a part; undefined for a key that is the page's own. */
function actOf({ key, altKey, target }: KeyboardEvent, part: Met, props: PointingProps): (() => void) | undefined {
  if (key === 'Enter' && !isMultiline(target))
    return () => leaveMenu(part.element, () => props.onPoint(part.spot, true));
  if (key === 'F2') return () => props.onWrite(part);
  if (altKey && key === 'ArrowUp') return () => props.onMove(part.spot, -1);
  return altKey && key === 'ArrowDown' ? () => props.onMove(part.spot, 1) : undefined;
}

/** How long a menu takes to give the focus back to its button, in milliseconds. */
const MENU_LEFT = 100;

/** Closes the menu that a part is an entry of, and goes on once it has given the focus back: it would take it from wherever it goes before. */
function leaveMenu(element: Element, goOn: () => void): void {
  const isEntry = element.closest('[role="menu"]') !== null;
  if (isEntry) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  setTimeout(goOn, isEntry ? MENU_LEFT : 0);
}

/** Whether one writes into it: a press must set the caret there. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type) && !target.role;
}

const isMultiline = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

/** The frame's document forgets its focus once the page around it has it: entered again by key, it goes back to where it was. */
export function useFocusWhenEntered(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent): void => {
      last = target;
    };
    const hear = ({ source, origin, data }: MessageEvent): void => {
      const isEntered = source === parent && origin === location.origin && (data as FrameMessage).kind === 'entered';
      if (isEntered && last instanceof HTMLElement && last.isConnected) last.focus();
    };
    addEventListener('focusin', remember);
    addEventListener('message', hear);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('message', hear);
    };
  }, []);
}

/** The keys of the workbench, which are pressed in a frame: `onKey` hands them to the page around it. */
export function useWorkbenchKeys(isPointing: boolean, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef({ isPointing, onKey });
  useEffect(() => {
    latest.current = { isPointing, onKey };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { isPointing: isNow, onKey: hand } = latest.current;
      const key = event.key.toLowerCase();
      // Where the form is used and not changed, a text that is written in it has its own undo.
      const isOurs = key === 's' || (['z', 'y'].includes(key) && (isNow || !isWritten(event.target)));
      const isCommand = isOurs && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand && key !== 'f6') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hand(event);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
