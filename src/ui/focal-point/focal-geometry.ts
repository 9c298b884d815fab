/** A place in a picture, as shares of its width and height from the top left (specification §3). */
export interface Point {
  x: number;
  y: number;
}

/** The default focal point (specification §9). */
export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** What of a picture a crop shows, as shares of the picture's own width and height. */
export interface Shown {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far an arrow key goes, and how far with Shift. */
const STEP = 0.01;
const BIG_STEP = 0.1;
/** Finer than a screen pixel of any picture on the page, and short enough to read. */
const PER_UNIT = 1000;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** What a crop of one ratio (width by height) shows of a picture of another: its middle is as near to the point as the edges allow, as the service crops. */
export function shownOf(point: Point, picture: number, crop: number): Shown {
  const width = Math.min(1, crop / picture);
  const height = Math.min(1, picture / crop);
  return { width, height, left: within(point.x - width / 2, 1 - width), top: within(point.y - height / 2, 1 - height) };
}

/** Where a place of the page lies in a picture's box, in shares; below 0 or above 1 outside of it. */
export function placeIn(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, place: Point): Point {
  return { x: (place.x - box.left) / box.width, y: (place.y - box.top) / box.height };
}

/** Whether a place lies inside the picture, its edges included. */
export function isInside({ x, y }: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** The nearest place inside the picture, in thousandths. */
export function kept({ x, y }: Point): Point {
  const tidy = (share: number): number => Math.round(within(share, 1) * PER_UNIT) / PER_UNIT;
  return { x: tidy(x), y: tidy(y) };
}

/** Where a key leads from a point; undefined for a key that leads nowhere. */
export function stepped(point: Point, key: string, isBig: boolean): Point | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isBig ? BIG_STEP : STEP;
  return kept({ x: point.x + direction.x * step, y: point.y + direction.y * step });
}

/** Whether a point is the default one, which counts as none (specification §3). */
export function isCentre({ x, y }: Point): boolean {
  return x === CENTRE.x && y === CENTRE.y;
}
