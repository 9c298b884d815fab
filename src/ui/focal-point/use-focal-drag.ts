import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isInside, kept, type Point, placeIn, stepped } from './focal-geometry.ts';
import type { FocalPainter } from './focal-painter.ts';

/** What a focal point is moved by. */
export interface FocalDragParts {
  point: Point;
  painter: FocalPainter;
  isLocked: boolean;
  /** The mark, which has the focus and takes the keys. */
  mark(): HTMLElement | null;
  /** The picture itself, without what stands around it. */
  picture(): HTMLElement | null;
  /** A point was chosen: once a drag has ended, once a key was let go. */
  onChoose(point: Point): void;
}

interface Drag {
  from: Point;
  pointer: number;
  /** From where it was taken to the middle of the mark, in px. */
  grip: Point;
}

/**
 * Moves a focal point by pointer, finger and keys. Nothing is drawn by React until it is chosen. A finger drags the mark alone and taps anywhere: over the
 * picture it scrolls the page.
 */
export function useFocalDrag(parts: FocalDragParts) {
  const { point, painter } = parts;
  const [isOutside, setOutside] = useState(false);
  const now = useRef(point);
  const drag = useRef<Drag>(undefined);
  const isKeyDown = useRef(false);
  const isTouch = useRef(false);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    if (drag.current || isKeyDown.current) return;
    now.current = point;
    painter.show(point);
  }, [point, painter]);
  const handlers = useMemo(() => {
    const move = (to: Point): void => {
      now.current = kept(to);
      painter.follow(now.current);
    };
    const choose = (): void => {
      const { point: before, onChoose } = latest.current;
      if (before.x !== now.current.x || before.y !== now.current.y) onChoose(now.current);
    };
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, grip?: Point): Point | undefined => {
      const box = latest.current.picture()?.getBoundingClientRect();
      return box && placeIn(box, { x: clientX + (grip?.x ?? 0), y: clientY + (grip?.y ?? 0) });
    };
    /** Takes a place that was pressed; one outside of the picture is refused. */
    const take = (event: { clientX: number; clientY: number }): boolean => {
      const place = placeOf(event);
      const isTaken = place !== undefined && isInside(place);
      setOutside(!isTaken);
      if (isTaken) move(place);
      return isTaken;
    };
    const end = (): void => {
      if (!drag.current) return;
      drag.current = undefined;
      choose();
    };
    const endKeys = (): void => {
      if (!isKeyDown.current) return;
      isKeyDown.current = false;
      choose();
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        isTouch.current = event.pointerType === 'touch';
        const { isLocked, mark } = latest.current;
        if (isLocked || event.button !== 0 || drag.current) return;
        const from = now.current;
        const held = mark();
        const isMark = held !== null && event.target instanceof Node && held.contains(event.target);
        if (!isMark && (isTouch.current || !take(event))) return;
        setOutside(false);
        drag.current = { from, pointer: event.pointerId, grip: isMark ? gripOf(held, event) : { x: 0, y: 0 } };
        event.currentTarget.setPointerCapture(event.pointerId);
        held?.focus({ preventScroll: true });
        // The focus stays at the mark, and nothing is selected or dragged away.
        event.preventDefault();
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (drag.current?.pointer !== event.pointerId) return;
        const place = placeOf(event, drag.current.grip);
        if (place) move(place);
      },
      onPointerUp: end,
      onLostPointerCapture: end,
      onClick: (event: MouseEvent<HTMLElement>): void => {
        if (!isTouch.current || latest.current.isLocked || event.detail === 0) return;
        const held = latest.current.mark();
        if (held !== null && event.target instanceof Node && held.contains(event.target)) return;
        if (!take(event)) return;
        held?.focus({ preventScroll: true });
        choose();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
        if (latest.current.isLocked || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && drag.current) {
          move(drag.current.from);
          drag.current = undefined;
          event.stopPropagation();
          return;
        }
        const next = stepped(now.current, event.key, event.shiftKey);
        if (!next) return;
        event.preventDefault();
        setOutside(false);
        isKeyDown.current = true;
        move(next);
      },
      onKeyUp: endKeys,
      onBlur: endKeys,
    };
  }, [painter]);
  return { isOutside, handlers, forgetOutside: () => setOutside(false) };
}

function gripOf(mark: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = mark.getBoundingClientRect();
  return { x: box.left + box.width / 2 - clientX, y: box.top + box.height / 2 - clientY };
}
