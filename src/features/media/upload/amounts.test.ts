import i18next from 'i18next';
import { expect, test } from 'vitest';
import { bytesText, comparedBytes, timeLeftText } from './amounts.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [12_697, '12.4 kB'],
  [15_728_640, '15 MB'],
  [524_288_000, '500 MB'],
  [2_147_483_648, '2 GB'],
])('%i bytes', (bytes, text) => {
  expect(bytesText(bytes, 'en')).toBe(text);
});

test('in Swedish with a comma', () => {
  expect(bytesText(13_002_342, 'sv')).toBe('12,4 MB');
});

test('amounts that differ are never told alike', () => {
  expect(comparedBytes({ size: 20_000_000, limit: 15_728_640 }, 'en')).toEqual({ size: '19.1 MB', limit: '15 MB' });
  expect(comparedBytes({ size: 15_728_641, limit: 15_728_640 }, 'en')).toEqual({
    size: '15,728,641 bytes',
    limit: '15,728,640 bytes',
  });
  expect(comparedBytes({ size: 0, left: 0 }, 'en')).toEqual({ size: '0 bytes', left: '0 bytes' });
});

test.each([
  [0.2, 'about 1 second left'],
  [12.1, 'about 13 seconds left'],
  [61, 'about 2 minutes left'],
  [3700, 'about 2 hours left'],
])('%d seconds', (seconds, text) => {
  expect(timeLeftText(i18next.t, seconds)).toBe(text);
});
