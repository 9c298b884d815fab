import i18next from 'i18next';
import { expect, test } from 'vitest';
import { bytesText, timeLeftText } from './amounts.ts';

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

test.each([
  [0.2, 'about 1 second left'],
  [12.1, 'about 13 seconds left'],
  [61, 'about 2 minutes left'],
  [3700, 'about 2 hours left'],
])('%d seconds', (seconds, text) => {
  expect(timeLeftText(i18next.t, seconds)).toBe(text);
});
