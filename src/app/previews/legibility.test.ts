import { expect, test } from 'vitest';
import { grounds, hiddenShare, isLegible } from './legibility.ts';

const filled = (...colours: (readonly [number, number, number, number])[]) => new Uint8ClampedArray(colours.flat());
const black = [10, 10, 10, 255] as const;
const white = [255, 255, 255, 255] as const;
const clear = [0, 0, 0, 0] as const;

test('black cannot be read on dark ground, white not on light', () => {
  expect(isLegible(filled(black, clear), grounds.dark)).toBe(false);
  expect(isLegible(filled(black, clear), grounds.light)).toBe(true);
  expect(isLegible(filled(white, clear), grounds.dark)).toBe(true);
  expect(isLegible(filled(white, clear), grounds.light)).toBe(false);
});

test('what is see-through does not count, and a thin part of it may be hard to see', () => {
  const edge = [10, 10, 10, 128] as const;
  expect(hiddenShare(filled(clear, edge), grounds.dark)).toBe(0);
  expect(hiddenShare(filled(black, white, white, clear), grounds.dark)).toBeCloseTo(1 / 3);
  const many = Array.from({ length: 40 }, () => white);
  expect(isLegible(filled(black, ...many), grounds.dark)).toBe(true);
  expect(isLegible(filled(black, black, ...many), grounds.dark)).toBe(false);
});
