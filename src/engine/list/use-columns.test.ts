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
