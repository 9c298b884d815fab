import { describe, expect, it } from 'vitest';
import { remarksOf, stretchesOf } from './timeline.ts';

const [start, end] = [0, 100];
const EVER = Number.POSITIVE_INFINITY;
const slide = (from: number, until = EVER) => ({ from, until });

describe('how many slides are shown when', () => {
  const remarks = (slides: ReturnType<typeof slide>[]) => remarksOf(stretchesOf(slides, start, end));

  it('nothing at all is one gap', () => {
    expect(remarks([])).toEqual([{ from: 0, until: 100, least: 0, most: 0 }]);
  });

  it('a gap lies between the end of one and the start of the next', () => {
    expect(remarks([slide(-10, 30), slide(50)])).toEqual([{ from: 30, until: 50, least: 0, most: 0 }]);
  });

  it('slides at the same time overlap, in one remark for as long as there are several', () => {
    expect(remarks([slide(-10, 60), slide(40), slide(50)])).toEqual([{ from: 40, until: 100, least: 2, most: 3 }]);
  });

  it('remarks are in order of time', () => {
    const found = remarks([slide(-10, 20), slide(10, 20), slide(40), slide(60, 70)]);
    expect(found.map(({ from, most }) => [from, most])).toEqual([
      [10, 2],
      [20, 0],
      [60, 2],
    ]);
  });

  it('one that takes over at the very moment leaves no gap', () => {
    expect(stretchesOf([slide(-10, 50), slide(50)], start, end)).toEqual([{ from: 0, until: 100, count: 1 }]);
  });
});
