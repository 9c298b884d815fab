import { expect, it } from 'vitest';
import { iconOf, timesOf } from './slide.ts';

const [from, until] = ['2026-11-27T16:00:00Z', '2026-11-28T22:00:00Z'];

it('a slide ends by its own time or by the start of its game, whichever comes first', () => {
  const slide = { id: 'a', visibleFrom: from, visibleUntil: until };
  expect(timesOf(slide)).toEqual({ from: Date.parse(from), until: Date.parse(until) });
  const start = '2026-11-27T18:00:00Z';
  expect(timesOf(slide, start)?.until).toBe(Date.parse(start));
  expect(timesOf({ id: 'a' }, start)?.until).toBe(Date.parse(start));
  expect(timesOf(slide, '2026-12-01T18:00:00Z')?.until).toBe(Date.parse(until));
});

it('a hidden one has no times, one without any is shown for ever', () => {
  expect(timesOf({ id: 'a', visible: false }, until)).toBeUndefined();
  expect(timesOf({ id: 'a' })).toEqual({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY });
});

it('without a picture, a ticket stands for a slide that sells some, a notice’s own icon for a notice, nothing for a hero', () => {
  const kinds = [{ kind: 'ticketPromo' }, { kind: 'info', icon: 'bus' }, { kind: 'hero' }];
  expect(kinds.map((slide) => iconOf({ id: 'a', ...slide }))).toEqual(['ticket', 'bus', '']);
});
