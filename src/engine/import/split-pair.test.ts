import { expect, test } from 'vitest';
import { splitPair } from './split-pair.ts';

test.each([
  ['Frosthamn HC - Isdalen SK', 'Frosthamn HC', 'Isdalen SK'],
  ['Frosthamn HC – Isdalen SK', 'Frosthamn HC', 'Isdalen SK'],
  ['Frosthamn HC vs. Isdalen SK', 'Frosthamn HC', 'Isdalen SK'],
  ['Frosthamn HC v Isdalen SK', 'Frosthamn HC', 'Isdalen SK'],
  [' Frosthamn HC  mot  Isdalen SK ', 'Frosthamn HC', 'Isdalen SK'],
  ['Saint-Étienne - Norr-Vik', 'Saint-Étienne', 'Norr-Vik'],
])('%s', (text, first, last) => {
  expect(splitPair(text)).toEqual({ first, last });
});

test.each(['Frosthamn HC', 'A - B - C', '- B', 'Frosthamn-Isdalen', ''])('%s is no pair', (text) => {
  expect(splitPair(text)).toEqual({ first: text, last: '' });
});
