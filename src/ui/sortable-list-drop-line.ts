import type { RefObject } from 'react';

/** Height of the line, in pixels; it is centred between two rows. */
const LINE = 3;

/**
 * The line that shows where a dragged row will land. It works on the elements themselves: nothing is drawn by React while the pointer moves, so that a
 * list of hundreds of rows follows the hand.
 */
export class DropLine {
  private readonly list: RefObject<HTMLElement | null>;
  /** Middle of each row, from the top of the list, in pixels; measured once, when the drag starts. */
  private middles: number[] = [];
  private edges: { top: number; bottom: number }[] = [];
  private from = -1;
  private to: number | undefined;
  private pointer = 0;

  constructor(list: RefObject<HTMLElement | null>) {
    this.list = list;
  }

  /** Measures the rows and begins to watch the pointer. */
  start(from: number, event: Event): void {
    const list = this.list.current;
    if (!list) return;
    const { top } = list.getBoundingClientRect();
    const rows = [...list.querySelectorAll('[data-sortable]')].map((row) => row.getBoundingClientRect());
    this.edges = rows.map((row) => ({ top: row.top - top, bottom: row.bottom - top }));
    this.middles = this.edges.map((row) => (row.top + row.bottom) / 2);
    this.from = from;
    this.to = from;
    this.pointer = event instanceof MouseEvent ? event.clientY : 0;
    window.addEventListener('pointermove', this.watch, { capture: true, passive: true });
  }

  /** Shows the line where the row would land now; also called when the page scrolls under a resting pointer. */
  readonly follow = (): void => {
    const list = this.list.current;
    const line = list?.querySelector<HTMLElement>('[data-drop-line]');
    if (!list || !line) return;
    const y = this.pointer - list.getBoundingClientRect().top;
    const gap = this.middles.filter((middle) => middle < y).length;
    // Taking the row out moves those below it up by one.
    this.to = gap > this.from ? gap - 1 : gap;
    line.hidden = this.to === this.from;
    line.style.transform = `translateY(${this.placeOf(gap)}px)`;
  };

  /** Takes the line away and gives the place where the row lands. */
  finish(): number | undefined {
    window.removeEventListener('pointermove', this.watch, { capture: true });
    const line = this.list.current?.querySelector<HTMLElement>('[data-drop-line]');
    if (line) line.hidden = true;
    return this.to;
  }

  private readonly watch = (event: PointerEvent): void => {
    this.pointer = event.clientY;
  };

  /** Between the row above a gap and the one below it. */
  private placeOf(gap: number): number {
    const above = this.edges[gap - 1]?.bottom;
    const below = this.edges[gap]?.top;
    const middle = above === undefined ? (below ?? 0) : below === undefined ? above : (above + below) / 2;
    return middle - LINE / 2;
  }
}
