import { expect, it } from 'vitest';
import { liftOf } from './clear-of-toasts.ts';

const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const toasts = edges(16, 660, 359, 720);
const lift = (...elements: ReturnType<typeof edges>[]) => liftOf(toasts, elements);

it('leaves toasts where they stand while they cover nothing that must be free', () => {
  expect(lift()).toBe(0);
  expect(lift(edges(0, 100, 375, 170))).toBe(0);
  expect(lift(edges(0, 725, 375, 740))).toBe(0);
  expect(lift(edges(360, 660, 375, 740))).toBe(0);
});

it('lifts them above the buttons of a dialog', () => {
  expect(lift(edges(0, 670, 375, 740))).toBe(62);
});

it('lifts them above what the lift would bring them onto, and no further', () => {
  expect(lift(edges(0, 600, 375, 640), edges(0, 670, 375, 740))).toBe(132);
  expect(lift(edges(0, 500, 375, 540), edges(0, 670, 375, 740))).toBe(62);
});
