import { expect, it } from 'vitest';
import { readRecent } from './recent-choices.ts';

const hour = 60 * 60 * 1000;
const keep = (value: unknown) => localStorage.setItem('k', JSON.stringify(value));

it('keeps rows for twelve hours, and removes what is too old', () => {
  keep({ storedAt: 1000, rows: [{ uuid: 'a' }] });
  expect(readRecent('k', 1000 + 11 * hour)).toEqual([{ uuid: 'a' }]);
  expect(readRecent('k', 1000 + 12 * hour)).toEqual([]);
  expect(localStorage.getItem('k')).toBeNull();
});

it.each([[{ storedAt: 1000 }], [{ storedAt: 1000, rows: ['a'] }], [{ storedAt: 'x', rows: [] }], [null], ['text']])(
  'takes %j for nothing',
  (value) => {
    keep(value);
    expect(readRecent('k', 1001)).toEqual([]);
  },
);
