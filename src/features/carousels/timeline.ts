import type { SlideTimes } from './slide.ts';

/** A stretch of time in which the same number of slides is shown; in milliseconds since the epoch. */
export interface Stretch {
  from: number;
  until: number;
  count: number;
}

/** A stretch of time that is told in words: nothing is shown in it (`most` is 0), or several slides are, of which there are `least` to `most`. */
export interface Remark {
  from: number;
  until: number;
  least: number;
  most: number;
}

/** How many slides are shown when, between two moments: one stretch for each number, in order. */
export function stretchesOf(slides: readonly SlideTimes[], start: number, end: number): Stretch[] {
  const moments = slides.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > start && moment < end);
  const edges = [...new Set([start, ...moments, end])].sort((a, b) => a - b);
  const stretches = edges.slice(0, -1).map((from, index): Stretch => {
    const count = slides.filter((slide) => slide.from <= from && slide.until > from).length;
    return { from, until: edges[index + 1] ?? end, count };
  });
  return stretches.reduce<Stretch[]>((joined, next) => {
    const last = joined.at(-1);
    if (last?.count === next.count) joined[joined.length - 1] = { ...last, until: next.until };
    else joined.push(next);
    return joined;
  }, []);
}

/** Where nothing is shown, and where more than one slide is, in order; stretches with several slides that follow each other are one. */
export function remarksOf(stretches: readonly Stretch[]): Remark[] {
  return stretches.reduce<Remark[]>((remarks, { from, until, count }) => {
    const last = remarks.at(-1);
    if (count > 1 && last && last.most > 1 && last.until === from)
      remarks[remarks.length - 1] = {
        ...{ from: last.from, until },
        ...{ least: Math.min(last.least, count), most: Math.max(last.most, count) },
      };
    else if (count !== 1) remarks.push({ from, until, least: count, most: count });
    return remarks;
  }, []);
}
