/** Width by height of the frame (specification §9). */
const RATIO = 16 / 9;

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A frame of 16:9 over a picture: its top left corner and its width, as shares of the picture's width and height. */
export interface Frame {
  left: number;
  top: number;
  width: number;
}

/** What of a picture is cut out, in its own pixels. */
export interface Cut extends PictureSize {
  left: number;
  top: number;
}

/** The smallest frame, as a share of the largest. */
export const SMALLEST = 0.25;
const STEP = 0.01;
const LEAP = 0.1;

/** The width of the largest frame that a picture has room for, as a share of its width. */
export function largest({ width, height }: PictureSize): number {
  return Math.min(1, (height * RATIO) / width);
}

/** The height of a frame, as a share of the picture's height. */
export function heightOf({ width }: Pick<Frame, 'width'>, size: PictureSize): number {
  return Math.min(1, (width * size.width) / RATIO / size.height);
}

/** The frame that one begins with: as large as possible, around a point that is to be kept. */
export function firstFrame(size: PictureSize, point: { x: number; y: number }): Frame {
  const width = largest(size);
  const frame = { left: point.x - width / 2, top: 0, width };
  return inside({ ...frame, top: point.y - heightOf(frame, size) / 2 }, size);
}

/** A frame that lies in the picture with all of its area. */
export function inside({ left, top, width }: Frame, size: PictureSize): Frame {
  const most = largest(size);
  const kept = Math.min(most, Math.max(most * SMALLEST, width));
  const height = heightOf({ width: kept }, size);
  return { width: kept, left: between(left, 1 - kept), top: between(top, 1 - height) };
}

/** The same frame larger or smaller, around its own middle. */
export function resized(frame: Frame, width: number, size: PictureSize): Frame {
  const next = inside({ ...frame, width }, size);
  const left = frame.left + (frame.width - next.width) / 2;
  const top = frame.top + (heightOf(frame, size) - heightOf(next, size)) / 2;
  return inside({ ...next, left, top }, size);
}

/** The frame after a key: arrows move it, by more with Shift, plus and minus change its size; undefined for any other key. */
export function stepped(frame: Frame, key: string, isFar: boolean, size: PictureSize): Frame | undefined {
  const by = isFar ? LEAP : STEP;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-by, 0],
    ArrowRight: [by, 0],
    ArrowUp: [0, -by],
    ArrowDown: [0, by],
  };
  const move = moves[key];
  if (move) return inside({ ...frame, left: frame.left + move[0], top: frame.top + move[1] }, size);
  const growth = key === '+' ? LEAP : key === '-' ? -LEAP : undefined;
  return growth === undefined ? undefined : resized(frame, frame.width + growth * largest(size), size);
}

/** What a frame cuts out of a picture, in whole pixels and in exactly 16:9. */
export function cutOf(frame: Frame, size: PictureSize): Cut {
  const unit = Math.max(1, Math.floor(Math.min((frame.width * size.width) / 16, size.height / 9) + 1e-6));
  const [width, height] = [16 * unit, 9 * unit];
  const at = (share: number, of: number, length: number): number =>
    Math.max(0, Math.min(of - length, Math.round(share * of)));
  return { left: at(frame.left, size.width, width), top: at(frame.top, size.height, height), width, height };
}

const between = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value));
