import { expect, it } from 'vitest';
import { withSeveral } from './several.ts';

const slides = [
  { id: 'a', visible: true, visibleFrom: '2026-11-27T16:00:00Z', visibleUntil: null },
  { id: 'b', visible: true, visibleFrom: null, visibleUntil: '2026-11-28T22:00:00Z' },
  { id: 'c', visible: true },
];

it('moves the times of the chosen slides and no others', () => {
  const [a, b, c] = withSeveral(slides, ['a', 'c'], { hours: 24.5 });
  expect(a).toEqual({ ...slides[0], visibleFrom: '2026-11-28T16:30:00.000Z' });
  expect([b, c]).toEqual([slides[1], slides[2]]);
});

it('moves them by thousands of hours', () => {
  const [slide] = withSeveral([{ id: 'a', visibleUntil: '2026-11-28T22:00:00Z' }], ['a'], { hours: 8784 });
  expect(slide).toEqual({ id: 'a', visibleUntil: '2027-11-29T22:00:00.000Z' });
});

it('moves them back across the hour that summer time repeats', () => {
  const [slide] = withSeveral([{ id: 'a', visibleFrom: '2026-10-25T01:30:00Z' }], ['a'], { hours: -1 });
  expect(slide).toEqual({ id: 'a', visibleFrom: '2026-10-25T00:30:00.000Z' });
});

it('hides and removes the chosen slides', () => {
  expect(withSeveral(slides, ['b'], { set: { visible: false } }).map(({ visible }) => visible)).toEqual([
    true,
    false,
    true,
  ]);
  expect(withSeveral(slides, ['a', 'b'], 'remove')).toEqual([slides[2]]);
});
