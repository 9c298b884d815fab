import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('the speed is that of the last seconds, and unknown at first', () => {
  const pace = new Pace();
  pace.note(0, 0);
  pace.note(500, 500);
  expect(pace.speed()).toBeUndefined();
  pace.note(2000, 4000);
  expect(pace.speed()).toBe(2000);
  pace.note(6000, 4800);
  expect(pace.speed()).toBe(200);
});

test('a file that begins anew, a pause and a standstill tell no speed', () => {
  const pace = new Pace();
  pace.note(0, 0);
  pace.note(2000, 4000);
  pace.note(2100, 100);
  expect(pace.speed()).toBeUndefined();
  pace.note(4000, 100);
  expect(pace.speed()).toBeUndefined();
  pace.clear();
  expect(pace.speed()).toBeUndefined();
});
