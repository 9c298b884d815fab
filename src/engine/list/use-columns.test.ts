import { expect, it } from 'vitest';
import { numberWidth, widthOf } from './use-columns.ts';

const label = { en: '', sv: '' };

it('gives a column of numbers the room that its header needs', () => {
  expect(widthOf({ field: 'n', kind: 'number', label }, 'No.')).toBe(72);
  expect(widthOf({ field: 'n', kind: 'number', label }, 'Bortasegrar')).toBeGreaterThanOrEqual(106);
  expect(widthOf({ field: 'n', kind: 'number', label, sort: 'n' }, 'Omgång')).toBeGreaterThanOrEqual(86);
  expect(numberWidth('Mål', false)).toBeLessThan(72);
  expect(numberWidth('Mål', true) - numberWidth('Mål', false)).toBe(18);
});

it('gives a column of choices the room that the longest word of its values needs', () => {
  const widthFor = (...values: string[]) => widthOf({ field: 'c', kind: 'choice', label }, 'Visar', values);
  expect(widthFor('Sida', 'Lag')).toBe(96);
  expect(widthFor('Sida', 'Adress någon annanstans')).toBeGreaterThanOrEqual(104);
  expect(widthFor('a'.repeat(100))).toBe(176);
});
