import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#D8127D', '#ffffff'],
  ['#712A7A', '#ffffff'],
  ['#FFE000', '#000000'],
  ['#1ed760', '#000000'],
])('writes on %s in %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
