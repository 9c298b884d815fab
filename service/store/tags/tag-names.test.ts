import { expect, test } from 'vitest';
import { writtenTagName } from '../../../openapi/formats/tag-name.ts';
import { freeValue, slugOf } from './tag-names.ts';

test.each([
  ['Årets mål', 'arets-mal'],
  ['  Play-off  2026! ', 'play-off-2026'],
  ['Smørrebrød & Łódź', 'smorrebrod-lodz'],
  ['أهداف الموسم', 'اهداف-الموسم'],
  ['हॉकी', 'हॉकी'],
  ['🏒🥅', 'tag'],
  ['🏒 Hockey 🥅', 'hockey'],
  ['---', 'tag'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug is cut at 60 characters, never inside one, and does not end in a hyphen', () => {
  expect([...slugOf('𐐀'.repeat(150))]).toHaveLength(60);
  expect(slugOf(`${'a'.repeat(59)} ${'b'.repeat(60)}`)).toBe('a'.repeat(59));
});

test('a name is kept as it is written, but for blanks and control characters', () => {
  expect(writtenTagName(' Årets\u0007  mål\n')).toBe('Årets mål');
});

test('a slug that another name has gets the first free number', () => {
  expect(freeValue('Mål', new Set())).toBe('custom.mal');
  expect(freeValue('Mal', new Set(['custom.mal', 'custom.mal-2']))).toBe('custom.mal-3');
});
