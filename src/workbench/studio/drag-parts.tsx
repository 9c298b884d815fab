import { DndContext, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { SILENT_DRAG } from '../../ui/silent-drag.ts';
import styles from './drag-parts.module.css';
import type { Spot } from './spots.ts';

/** A press becomes a drag after five pixels. A constant, because a new object at each render would render every part again. */
const PRESS = { activationConstraint: { distance: 5 } };
const SCROLL = { layoutShiftCompensation: false, threshold: { x: 0, y: 0.15 } };

/** Takes hold of a part, where the pointer is pressed on it. */
export type Grab = (event: PointerEvent, spot: Spot, element: Element) => void;

/** Where a part would come: beside another one of its kind, or into a section. */
export interface DropTarget {
  spot: Spot;
  isBehind: boolean;
  /** The line that shows it, in the coordinates of the window. */
  line: { left: number; top: number; width: number; height: number };
}

/** Props of {@link DragParts}. */
export interface DragPartsProps {
  grabRef: RefObject<Grab | undefined>;
  /** Where what is held would come at a point of the window. */
  targetAt(held: Spot, x: number, y: number): DropTarget | undefined;
  onDrop(held: Spot, target: DropTarget): void;
}

/**
 * Parts of the live form and list are dragged to another place. The page is one single draggable thing, and which part it is about is known from where the
 * press was: so the engine's fields need to know nothing of it.
 */
export function DragParts({ grabRef, targetAt, onDrop }: DragPartsProps) {
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const held = useRef<{ spot: Spot; element: Element }>(undefined);
  const line = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
      pointer.current = { x, y };
    };
    addEventListener('pointermove', follow, { capture: true });
    return () => removeEventListener('pointermove', follow, { capture: true });
  }, []);
  const target = (): DropTarget | undefined =>
    held.current && targetAt(held.current.spot, pointer.current.x, pointer.current.y);
  const show = (): void => {
    const found = target();
    const element = line.current;
    if (!element) return;
    element.hidden = found === undefined;
    for (const [name, value] of Object.entries(found?.line ?? {})) element.style.setProperty(`--${name}`, `${value}px`);
  };
  const end = (): void => {
    held.current?.element.removeAttribute('data-dragging');
    held.current = undefined;
    if (line.current) line.current.hidden = true;
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={SCROLL}
      accessibility={SILENT_DRAG}
      onDragStart={() => held.current?.element.setAttribute('data-dragging', '')}
      onDragMove={show}
      onDragEnd={() => {
        const found = target();
        if (held.current && found) onDrop(held.current.spot, found);
        end();
      }}
      onDragCancel={end}
    >
      <Held grabRef={grabRef} heldRef={held} />
      <div ref={line} className={styles.line} hidden />
    </DndContext>
  );
}

interface HeldProps {
  grabRef: RefObject<Grab | undefined>;
  heldRef: RefObject<{ spot: Spot; element: Element } | undefined>;
}

/** The whole page as the one thing that is dragged. */
function Held({ grabRef, heldRef }: HeldProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'part' });
  useLayoutEffect(() => setNodeRef(document.body), [setNodeRef]);
  useLayoutEffect(() => {
    const take = listeners?.onPointerDown as ((event: Pick<ReactPointerEvent, 'nativeEvent'>) => void) | undefined;
    grabRef.current = (event, spot, element) => {
      heldRef.current = { spot, element };
      take?.({ nativeEvent: event });
    };
  });
  return null;
}
