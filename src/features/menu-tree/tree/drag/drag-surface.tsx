import type { DragStartEvent } from '@dnd-kit/core';
import { DndContext, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import type { ComponentProps, PointerEvent, ReactNode, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { SILENT_DRAG } from '../../../../ui/silent-drag.ts';

/** A press is a drag from four pixels on. Made once: what is made anew for each drawing would draw everything anew. */
const PRESS = { activationConstraint: { distance: 4 } };
/**
 * The page scrolls when the pointer nears its edge, of which the toolbar covers half at the top; rows that open
 * meanwhile are no reason to.
 */
const SCROLL = { layoutShiftCompensation: false, threshold: { x: 0, y: 0.2 } };

/** Props of {@link DragSurface}: those of its element, and what dragging calls. */
export interface DragSurfaceProps extends ComponentProps<'div'> {
  list: RefObject<HTMLDivElement | null>;
  started: (event: DragStartEvent) => void;
  ended: () => void;
  cancelled: () => void;
  /** The page scrolled, or the pointer moved. */
  follow: () => void;
  children: ReactNode;
}

/**
 * An element whose rows can be dragged. It is one single draggable thing, which rows it is about being known from where
 * the press was: so a row that is scrolled out of sight while it is dragged may go, and a thousand rows cost no more
 * than one.
 */
export function DragSurface({ started, ended, cancelled, follow, ...rest }: DragSurfaceProps) {
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  return (
    <DndContext
      sensors={sensors}
      autoScroll={SCROLL}
      accessibility={SILENT_DRAG}
      onDragStart={started}
      onDragMove={follow}
      onDragEnd={ended}
      onDragCancel={cancelled}
    >
      <Surface {...rest} />
    </DndContext>
  );
}

/** Drawn for each move of the pointer, and it alone: its children are the same. */
function Surface({ list, children, ...rest }: Omit<DragSurfaceProps, 'started' | 'ended' | 'cancelled' | 'follow'>) {
  const { setNodeRef, listeners } = useDraggable({ id: 'menu-tree' });
  useLayoutEffect(() => {
    setNodeRef(list.current);
  }, [list, setNodeRef]);
  const take = listeners?.onPointerDown as ((event: PointerEvent) => void) | undefined;
  return (
    <div
      {...rest}
      ref={list}
      onPointerDown={(event) => {
        if (canTake(event)) take?.(event);
      }}
    >
      {children}
    </div>
  );
}

/**
 * A mouse takes a row anywhere but at its controls; a finger takes it by its handle, for elsewhere it scrolls the page.
 */
function canTake({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element) || !target.closest('[data-item]')) return false;
  if (target.closest('[data-handle]')) return true;
  return pointerType === 'mouse' && !target.closest('button, input, [data-toggle]');
}
