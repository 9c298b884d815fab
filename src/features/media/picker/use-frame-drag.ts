import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Frame, inside, type PictureSize, stepped } from './crop-geometry.ts';

/** What a frame is moved in and by. */
export interface FrameDragParts {
  /** What the picture fills: a frame is a share of it. */
  stage: RefObject<HTMLElement | null>;
  size: PictureSize;
  frame: Frame;
  onChange(frame: Frame): void;
}

interface Drag {
  pointer: number;
  from: Frame;
  x: number;
  y: number;
}

/** Moves a frame over a picture by pointer, finger and keys; never out of it. */
export function useFrameDrag({ stage, size, frame, onChange }: FrameDragParts) {
  const drag = useRef<Drag>(undefined);
  const end = (): void => {
    drag.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      drag.current = { pointer: event.pointerId, from: frame, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const box = stage.current?.getBoundingClientRect();
      if (!box || drag.current?.pointer !== event.pointerId) return;
      const { from, x, y } = drag.current;
      const left = from.left + (event.clientX - x) / box.width;
      const top = from.top + (event.clientY - y) / box.height;
      onChange(inside({ ...from, left, top }, size));
    },
    onPointerUp: end,
    onLostPointerCapture: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = stepped(frame, event.key, event.shiftKey, size);
      if (!next) return;
      event.preventDefault();
      onChange(next);
    },
  };
}
