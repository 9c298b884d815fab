import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './drag-area.module.css';
import { SILENT_DRAG } from './silent-drag.ts';

/** What can be dragged. */
export interface DragItem {
  /** Its key, unique in the area. */
  id: string;
  /** What it is called while it hangs on the pointer. */
  name: string;
  /** The zones that take it. */
  zones: readonly string[];
  /** It was dropped in one of them. */
  onDrop: (zone: string) => void;
}

const InHand = createContext<DragItem | undefined>(undefined);

/** A press is a drag from three pixels on. */
const PRESS = { activationConstraint: { distance: 3 } };

/**
 * Things are dragged by their handles from one zone to another, by pointer or finger; Escape lets go. It adds nothing that a button beside the handle does
 * not do as well: keyboards and screen readers use that.
 */
export function DragArea({ children }: { children: ReactNode }) {
  const [item, setItem] = useState<DragItem>();
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const started = ({ active }: DragStartEvent): void => setItem(active.data.current as DragItem | undefined);
  const ended = ({ over }: DragEndEvent): void => {
    setItem(undefined);
    if (item && over && item.zones.includes(String(over.id))) item.onDrop(String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT_DRAG}
      onDragStart={started}
      onDragEnd={ended}
      onDragCancel={() => setItem(undefined)}
    >
      <InHand value={item}>{children}</InHand>
      <DragOverlay dropAnimation={null}>{item ? <div className={styles.hand}>{item.name}</div> : null}</DragOverlay>
    </DndContext>
  );
}

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  /** What items name it by. */
  id: string;
  children: ReactNode;
}

/** Where things can be dropped. It shows whether it takes what is in hand. */
export function DropZone({ id, children }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  const isReady = useContext(InHand)?.zones.includes(id) ?? false;
  return (
    <div
      ref={setNodeRef}
      className={classNames(styles.zone)}
      data-ready={isReady || undefined}
      data-over={(isReady && isOver) || undefined}
    >
      {children}
    </div>
  );
}

/** What an item is held by. Stands in the element that has `data-drag-item`, which is dimmed while it is dragged; it alone is drawn while something is. */
export function DragHandle(item: DragItem) {
  const handle = useRef<HTMLSpanElement>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id: item.id, data: item });
  useLayoutEffect(() => {
    setNodeRef(handle.current);
    setActivatorNodeRef(handle.current);
  }, [setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const dragged = handle.current?.closest('[data-drag-item]');
    dragged?.toggleAttribute('data-dragging', isDragging);
    // What was dropped may go on without a handle.
    return () => dragged?.removeAttribute('data-dragging');
  }, [isDragging]);
  return (
    <span
      ref={handle}
      aria-hidden="true"
      data-drag-handle=""
      className={styles.handle}
      onPointerDown={listeners?.onPointerDown as ((event: PointerEvent) => void) | undefined}
    >
      <GripVertical />
    </span>
  );
}
