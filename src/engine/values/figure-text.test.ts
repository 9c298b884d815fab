import { expect, test } from 'vitest';
import { figureText } from './figure-text.ts';

test.each([
  [1234, 'count', 'en', '1,234'],
  [3725, 'seconds', 'en', '62:05'],
  [4, 'signed', 'en', '+4'],
  [0, 'signed', 'en', '0'],
  [-3, 'signed', 'sv', '−3'],
  [-3, 'signed', 'en', '−3'],
  [undefined, 'count', 'en', ''],
] as const)('%s as %s in %s is "%s"', (value, kind, language, text) => {
  expect(figureText(value, kind, language)).toBe(text);
});
