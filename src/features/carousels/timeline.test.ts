import { describe, expect, it } from 'vitest';
import { remarksOf, stretchesOf } from './timeline.ts';

const [start, end] = [0, 100];
const EVER = Number.POSITIVE_INFINITY;
const slide = (from: number, until = EVER) => ({ from, until });

describe('how many slides are shown when', () => {
  it('nothing at all is one gap', () => {
    expect(remarksOf(stretchesOf([], start, end)).gaps).toEqual([{ from: 0, until: 100, count: 0 }]);
  });

  it('a gap lies between the end of one and the start of the next', () => {
    const stretches = stretchesOf([slide(-10, 30), slide(50)], start, end);
    expect(remarksOf(stretches)).toEqual({ gaps: [{ from: 30, until: 50, count: 0 }], overlaps: [] });
  });

  it('slides at the same time overlap, with how many there are', () => {
    const stretches = stretchesOf([slide(-10, 60), slide(40), slide(50)], start, end);
    expect(remarksOf(stretches).overlaps).toEqual([
      { from: 40, until: 50, count: 2 },
      { from: 50, until: 60, count: 3 },
      { from: 60, until: 100, count: 2 },
    ]);
  });

  it('one that takes over at the very moment leaves no gap', () => {
    expect(stretchesOf([slide(-10, 50), slide(50)], start, end)).toEqual([{ from: 0, until: 100, count: 1 }]);
  });
});
