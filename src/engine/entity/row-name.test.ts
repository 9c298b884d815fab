import { expect, it } from 'vitest';
import { nameIn, nameOfRow } from './row-name.ts';

const names = [
  { language: 'sv', translation: 'Ishockey' },
  { language: 'en', translation: 'Ice hockey' },
  { language: 'display', translation: 'Hockey' },
];

it('gives the name in the language, else the one for display, else the first', () => {
  expect(nameIn('en', names)).toBe('Ice hockey');
  expect(nameIn('sv', names)).toBe('Ishockey');
  expect(nameIn('no', names)).toBe('Hockey');
  expect(nameIn('no', names.slice(0, 2))).toBe('Ishockey');
});

it('takes plain names as they are, and nothing for none', () => {
  expect(['Frosthamn', [], undefined, null, [null], {}].map((value) => nameIn('en', value))).toEqual([
    'Frosthamn',
    '',
    '',
    '',
    '',
    '',
  ]);
});

it('calls a row that nobody has named as the service does', () => {
  expect(nameOfRow('sv', { names, displayName: 'SHL' }, 'names')).toBe('Ishockey');
  expect(nameOfRow('sv', { names: [], displayName: 'SHL' }, 'names')).toBe('SHL');
  expect(nameOfRow('sv', { names: [] }, 'names')).toBe('');
});
