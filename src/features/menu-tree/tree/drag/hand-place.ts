/** A point or a size, in pixels. */
interface Pixels {
  x: number;
  y: number;
}

/** How far the label is from the pointer, and at least from the edges of the window. */
const BESIDE = { x: 14, y: 10 };
const EDGE = 8;

/**
 * Where the label of what is dragged stands: below the pointer and to its right, above it where there is no room below;
 * never beyond the right edge.
 */
export function handPlace(pointer: Pixels, label: Pixels, window: Pixels): Pixels {
  const below = pointer.y + BESIDE.y;
  const hasRoom = below + label.y <= window.y - EDGE;
  return {
    x: Math.max(EDGE, Math.min(pointer.x + BESIDE.x, window.x - label.x - EDGE)),
    y: hasRoom ? below : pointer.y - BESIDE.y - label.y,
  };
}
