import { expect, it } from 'vitest';
import { widthOf } from './use-columns.ts';

const label = { en: '', sv: '' };

it('gives a column of numbers the room that its header needs', () => {
  expect(widthOf({ field: 'n', kind: 'number', label }, 'No.')).toBe(72);
  expect(widthOf({ field: 'n', kind: 'number', label }, 'Bortasegrar')).toBeGreaterThanOrEqual(106);
  expect(widthOf({ field: 'n', kind: 'number', label, sort: 'n' }, 'Omgång')).toBeGreaterThanOrEqual(86);
});
