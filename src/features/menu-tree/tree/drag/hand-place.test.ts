import { expect, it } from 'vitest';
import { handPlace } from './hand-place.ts';

const label = { x: 200, y: 50 };
const phone = { x: 375, y: 740 };

it('stands below the pointer, to its right', () => {
  expect(handPlace({ x: 40, y: 300 }, label, phone)).toEqual({ x: 54, y: 310 });
});

it('stands above the pointer where the window ends, and never beyond its right edge', () => {
  expect(handPlace({ x: 40, y: 700 }, label, phone)).toEqual({ x: 54, y: 640 });
  expect(handPlace({ x: 360, y: 300 }, label, phone)).toEqual({ x: 167, y: 310 });
  expect(handPlace({ x: 5, y: 300 }, { x: 500, y: 50 }, phone).x).toBe(8);
});
