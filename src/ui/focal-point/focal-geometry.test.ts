import { describe, expect, it } from 'vitest';
import { CENTRE, isCentre, isInside, kept, placeIn, shownOf, stepped } from './focal-geometry.ts';

describe('what a crop shows', () => {
  it('is as much as fits, around the point', () => {
    expect(shownOf({ x: 0.4, y: 0.3 }, 2, 1)).toEqual({ width: 0.5, height: 1, left: 0.15000000000000002, top: 0 });
    expect(shownOf({ x: 0.4, y: 0.6 }, 0.5, 1)).toEqual({ width: 1, height: 0.5, left: 0, top: 0.35 });
  });

  it('never passes the edges of the picture', () => {
    expect(shownOf({ x: 0, y: 0 }, 2, 1)).toMatchObject({ left: 0, top: 0 });
    expect(shownOf({ x: 1, y: 1 }, 2, 1)).toMatchObject({ left: 0.5, top: 0 });
  });

  it('is the whole picture in its own ratio', () => {
    expect(shownOf({ x: 1, y: 0 }, 1.5, 1.5)).toEqual({ width: 1, height: 1, left: 0, top: 0 });
  });
});

it('tells a place of the page in shares of the picture, outside of it too', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(placeIn(box, { x: 150, y: 125 })).toEqual({ x: 0.25, y: 0.75 });
  expect(isInside(placeIn(box, { x: 300, y: 150 }))).toBe(true);
  expect(isInside(placeIn(box, { x: 301, y: 150 }))).toBe(false);
  expect(isInside(placeIn(box, { x: 150, y: 49 }))).toBe(false);
});

it('keeps a place inside the picture, in thousandths', () => {
  expect(kept({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
  expect(kept({ x: 0.123456, y: 0.5004 })).toEqual({ x: 0.123, y: 0.5 });
});

it('goes with the arrow keys, further with Shift, and stops at the edges', () => {
  expect(stepped(CENTRE, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(stepped(CENTRE, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
  expect(stepped({ x: 0.05, y: 0.5 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0.5 });
  expect(stepped(CENTRE, 'a', false)).toBeUndefined();
});

it('comes back to the middle by as many steps as it left it', () => {
  let point = CENTRE;
  for (let step = 0; step < 7; step++) point = stepped(point, 'ArrowRight', false) ?? point;
  for (let step = 0; step < 7; step++) point = stepped(point, 'ArrowLeft', false) ?? point;
  expect(isCentre(point)).toBe(true);
});
