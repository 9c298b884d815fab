/** Which part of a picture the letters stand on. */
export type TextPosition = 'left' | 'centre' | 'right';

/** From this width on the letters of a hero stand beside its picture's middle, and its ground comes in from the side (`hero.css`). */
const WIDE = 900;

/**
 * How much the site lays its ground over a hero's picture for the letters on it, from 0 to 1, at a place of the picture: shares of its width from
 * the left, and of its height from the bottom. What `src/site/styles/hero.css` draws.
 */
export function veilAt(x: number, y: number, position: TextPosition, width: number): number {
  // On a phone the words have a ground of their own, which fades out above them.
  if (width < WIDE)
    return ramp(y / 0.85, [
      [0.08, 1],
      [0.62, 0.8],
      [1, 0],
    ]);
  if (position === 'centre') {
    const fromMiddle = Math.hypot((x - 0.5) / 0.5, (0.38 - y) / 0.62) / Math.SQRT2;
    return ramp(fromMiddle, [
      [0.2, 0.86],
      [0.7, 0.4],
      [1, 0],
    ]);
  }
  const across = ramp(position === 'right' ? 1 - x : x, [
    [0.08, 0.92],
    [0.42, 0.66],
    [0.74, 0],
  ]);
  const up = ramp(y, [
    [0, 0.7],
    [0.46, 0],
  ]);
  return 1 - (1 - across) * (1 - up);
}

/** The value of a gradient at a place, between the stops around it. */
function ramp(at: number, stops: readonly (readonly [at: number, value: number])[]): number {
  const after = stops.findIndex(([place]) => place >= at);
  const [end, value] = stops[after] ?? stops[stops.length - 1] ?? [0, 0];
  const [start, before] = stops[after - 1] ?? [end, value];
  return end === start ? value : before + ((at - start) / (end - start)) * (value - before);
}
