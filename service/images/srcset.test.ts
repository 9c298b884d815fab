import { expect, it } from 'vitest';
import { srcsetOf, srcsetWidths } from './srcset.ts';

it('has 31 widths, from 100 to the widest rendition, each wider than the one before', () => {
  expect(srcsetWidths).toHaveLength(31);
  expect([srcsetWidths[0], srcsetWidths.at(-1)]).toEqual([100, 4096]);
  expect(srcsetWidths).toEqual([...new Set(srcsetWidths)].sort((one, other) => one - other));
});

it('is the address with each width, and what it had already', () => {
  const entries = srcsetOf('http://localhost:4400/images/26/11/b1bf9baf857c?v=3&auto=format').split(', ');
  expect(entries).toHaveLength(31);
  expect(entries[0]).toBe('http://localhost:4400/images/26/11/b1bf9baf857c?v=3&auto=format&w=100 100w');
});

it('of a crop has the fitting heights, none beyond what is rendered', () => {
  expect(srcsetOf('/images/k', 16 / 9).split(', ')[0]).toBe('/images/k?w=100&h=56 100w');
  expect(
    srcsetOf('/images/k', 9 / 16)
      .split(', ')
      .at(-1),
  ).toBe('/images/k?w=4096&h=4096 4096w');
});
