import { expect, test } from 'vitest';
import { renewedUntil } from './renewed-until.ts';

test('a contract is renewed to the same day of the next year', () => {
  expect(renewedUntil('2027-06-30', '2026-11-25')).toBe('2028-06-30');
  expect(renewedUntil('2026-11-25', '2026-11-25')).toBe('2027-11-25');
});

test('one that is over is renewed until it has not ended, its last day included', () => {
  expect(renewedUntil('2024-11-24', '2026-11-25')).toBe('2027-11-24');
  expect(renewedUntil('2024-11-25', '2026-11-25')).toBe('2026-11-25');
});

test('a leap day is the last day of February in other years', () => {
  expect(renewedUntil('2028-02-29', '2026-11-25')).toBe('2029-02-28');
  expect(renewedUntil('2020-02-29', '2027-03-01')).toBe('2028-02-29');
});

test('no contract is renewed beyond the last day that can be written', () => {
  expect(renewedUntil('2998-12-31', '2026-11-25')).toBe('2999-12-31');
  expect(renewedUntil('2999-01-01', '2026-11-25')).toBeUndefined();
});
