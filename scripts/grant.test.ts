import { expect, it } from 'vitest';
import { readGrant } from './grant.ts';

it('reads whose account is given what', () => {
  expect(readGrant(['--subject', 'abc', '--site', 'one', '--site', 'two'])).toEqual({
    subject: 'abc',
    instanceIds: ['one', 'two'],
    superAdmin: false,
    revoke: false,
  });
});

it('reads that everything is to be taken away', () => {
  expect(readGrant(['--subject', 'abc', '--revoke'])).toMatchObject({ subject: 'abc', instanceIds: [], revoke: true });
});

it('leaves out blanks that were copied with a subject: no token would have them', () => {
  expect(readGrant(['--subject', ' abc\t', '--super']).subject).toBe('abc');
});

it.each([
  ['nobody', ['--site', 'one'], /--subject/],
  ['blanks', ['--subject', ' ', '--super'], /--subject/],
  ['a subject that no token can have', ['--subject', 'x'.repeat(256), '--super'], /255/],
  ['nothing to grant', ['--subject', 'abc'], /--site or --super/],
  ['an option that does not exist', ['--subjekt', 'abc'], /Usage/],
])('refuses %s in one sentence', (_, args, message) => {
  expect(() => readGrant(args)).toThrow(message);
});
