import { expect, test } from 'vitest';
import { readCounts } from './seed.ts';

test('the seed reads its counts', () => {
  expect(readCounts(['--teams', '300', '--players=20000'])).toEqual({ teams: 300, players: 20_000 });
  expect(readCounts([])).toEqual({});
});

test.each([
  [['--teams', 'many']],
  [['--teams', '-1']],
  [['--teams', '1000001']],
  [['--menu', '2001']],
  [['--clubs', '3']],
  [['300']],
])('the seed refuses %j in one sentence', (args) => {
  expect(() => readCounts(args)).toThrow('Usage: npm run seed');
});
