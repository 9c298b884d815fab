import { expect, it } from 'vitest';
import { picturesAtOnce } from './libvips.ts';

it.each([
  { processors: 1, megabytes: 64_000, turns: 1 },
  { processors: 3, megabytes: 64_000, turns: 2 },
  { processors: 16, megabytes: 64_000, turns: 3 },
  { processors: 16, megabytes: 512, turns: 1 },
  { processors: 16, megabytes: 2_048, turns: 1 },
  { processors: 16, megabytes: 2_304, turns: 2 },
])('$turns pictures at once by $processors processors with $megabytes MB', ({ processors, megabytes, turns }) => {
  expect(picturesAtOnce(processors, megabytes * 2 ** 20)).toBe(turns);
});
