import { expect, it } from 'vitest';
import { durationText, resolutionText, sizeText } from './media-facts.ts';

it('tells sizes in the unit that fits them, in the user’s language', () => {
  expect([0, 900, 1024, 15_728_640, 1_500_000, 5 * 1024 ** 3].map((bytes) => sizeText(bytes, 'en'))).toEqual([
    '0 bytes',
    '900 bytes',
    '1 kB',
    '15 MB',
    '1.4 MB',
    '5 GB',
  ]);
  expect(sizeText(1_500_000, 'sv')).toBe('1,4 MB');
});

it('tells durations as a clock does', () => {
  expect([0, 42.4, 59.6, 725, 3723].map(durationText)).toEqual(['0:00', '0:42', '1:00', '12:05', '1:02:03']);
});

it('tells the resolution once it is known', () => {
  expect(resolutionText({ width: 1920, height: 1080 })).toBe('1920 × 1080');
  expect(resolutionText({ width: null, height: null })).toBeUndefined();
});
