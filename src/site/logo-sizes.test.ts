import { expect, test } from 'vitest';
import { fairSizes, logoBox } from './logo-sizes.ts';

/** The six shapes of the demo's logos. */
const shapes = [1200 / 120, 600 / 150, 400 / 200, 300 / 300, 300 / 450, 900 / 300];

test('logos of all shapes have the same area, and stay inside their boxes', () => {
  const sizes = fairSizes(shapes);
  const areas = sizes.map(({ width, height }) => width * height);
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.15);
  for (const [place, { width, height }] of sizes.entries()) {
    expect(width).toBeLessThanOrEqual(logoBox.width);
    expect(height).toBeLessThanOrEqual(logoBox.height);
    expect(width / height).toBeCloseTo(shapes[place] ?? 0, 0);
  }
});

test('they are as large as the boxes allow', () => {
  expect(fairSizes([2])).toEqual([{ width: 240, height: 120 }]);
  expect(fairSizes([1, 1])[0]).toEqual({ width: 120, height: 120 });
});

test('one of a strange shape makes the others no smaller than the widest usual one does', () => {
  expect(fairSizes([1, 40])[0]).toEqual(fairSizes([1, 10])[0]);
  expect(fairSizes([1, 40])[1]?.width).toBe(240);
});
