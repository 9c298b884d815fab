import { expect, test } from 'vitest';
import { readGrant } from './grant.ts';
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

test('a grant names an account and what it gets', () => {
  expect(readGrant(['--subject', 'a', '--site', 'b1_b', '--site', 'c1_c'])).toEqual({
    subject: 'a',
    instanceIds: ['b1_b', 'c1_c'],
    superAdmin: false,
  });
  for (const args of [[], ['--subject', ''], ['--subject', 'a'], ['--site', 'b1_b'], ['--wrong']]) {
    expect(() => readGrant(args), args.join(' ')).toThrow('Usage: npm run grant');
  }
});
