import { describe, it } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part, sections } from './planting.ts';

// Texts that nobody can read, and parts that nobody can tell apart.

const entry = (d: JsonObject, list: string, index: number) => listAt(d, list)[index] as JsonObject;

describe('what is written', () => {
  const mistakes: Planted[] = [
    [
      'a label that turns its direction',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: 'Gen\u202eder', sv: 'Kön' } }),
      '"en": "Gen\u{202e}der",',
      '`en` cannot be `"Gen[U+202E]der"`.',
    ],
    [
      'a label of an accent alone',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: '\u0301', sv: 'Kön' } }),
      '"en": "\u{301}",',
      '`en` cannot be `"\u{301}"`.',
    ],
    [
      'a label of half a letter',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: '\ud800', sv: 'Kön' } }),
      '"en": "\\ud800",',
      '`en` cannot be `"\\ud800"`.',
    ],
    [
      'a label with a tab',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: 'A\tB', sv: 'Kön' } }),
      '"en": "A\\tB",',
      '`en` cannot be `"A\\tB"`.',
    ],
    [
      'a label that rings a bell',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: 'A\u0007', sv: 'Kön' } }),
      '"en": "A\\u0007",',
      '`en` cannot be `"A\\u0007"`.',
    ],
    [
      'a label that isolates a direction',
      'player',
      (d) => Object.assign(field(d, 'firstName'), { label: { en: 'First\u2066 name', sv: 'Förnamn' } }),
      '"en": "First\u{2066} name",',
      '`en` cannot be `"First[U+2066] name"`.',
    ],
    [
      'a label of two lines',
      'player',
      (d) => Object.assign(field(d, 'firstName'), { label: { en: 'First\u2028name', sv: 'Förnamn' } }),
      '"en": "First\u{2028}name",',
      '`en` cannot be `"First[U+2028]name"`.',
    ],
    [
      'a label of a filler',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: '\u3164', sv: 'Kön' } }),
      '"en": "\u{3164}",',
      '`en` cannot be `"[U+3164]"`.',
    ],
    [
      'a label of tags that nobody sees',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: '\u{e0041}', sv: 'Kön' } }),
      '"en": "\u{e0041}",',
      '`en` cannot be `"[U+E0041]"`.',
    ],
    [
      'a choice that nobody sees',
      'team',
      (d) => Object.assign(part(field(d, 'gender'), 'choices', 'male'), { en: '\u200d' }),
      '"en": "\u{200d}",',
      '`en` cannot be `"[U+200D]"`.',
    ],
    [
      'a short form that nobody sees',
      'team',
      (d) => Object.assign(part(field(d, 'gender'), 'choices', 'male'), { also: ['\u200b'] }),
      '"\u{200b}"',
      'An entry of `also` cannot be `"[U+200B]"`.',
    ],
    [
      'a heading that nobody sees in Swedish',
      'sponsor',
      (d) => Object.assign(column(d, 'url'), { label: { en: 'Address', sv: '\u2063' } }),
      '"sv": "\u{2063}"',
      '`sv` cannot be `"[U+2063]"`.',
    ],
    [
      'an action that says nothing',
      'team',
      (d) => Object.assign(entry(d, 'actions', 0), { text: { en: '\u200b', sv: 'x' } }),
      '"en": "\u{200b}",',
      '`en` cannot be `"[U+200B]"`.',
    ],
    [
      'two fields that read alike',
      'team',
      (d) => Object.assign(field(d, 'gender'), { label: { en: 'Nationality', sv: 'Nationalitet' } }),
      '"label": {',
      'There is another field `Nationality` beside it.',
    ],
    [
      'two sections that read alike',
      'team',
      (d) => Object.assign(sections(d)[1] ?? {}, { title: { en: 'Identity', sv: 'Identitet' } }),
      '"title": {',
      'There is another section `Identity` beside it.',
    ],
    [
      'two actions that read alike',
      'team',
      (d) => Object.assign(entry(d, 'actions', 1), { label: { en: 'Delete', sv: 'Ta bort' } }),
      '"label": {',
      'There is another action `Delete` beside it.',
    ],
    [
      'two links to one page',
      'team',
      (d) => listAt(d, 'links').push(entry(d, 'links', 0)),
      '"path": "/sports/teams/{teamUuid}/squad"',
      'Another link leads to `/sports/teams/{teamUuid}/squad` already.',
    ],
    [
      'two links that read alike',
      'team',
      (d) => Object.assign(entry(d, 'links', 1), { label: { en: 'Staff', sv: 'Ledare' } }),
      '"label": {',
      'There is another link `Staff` beside it.',
    ],
    [
      'two choices that differ in their case',
      'team',
      (d) => Object.assign(part(field(d, 'gender'), 'choices', 'male'), { en: 'FEMALE', sv: 'DAM' }),
      '"female": {',
      '`female` has the label of `male`.',
    ],
    [
      'two choices of a filter that differ in their case',
      'team',
      (d) => Object.assign(part(filter(d, 'gender'), 'choices', 'male'), { en: 'FEMALE', sv: 'dam' }),
      '"female": {',
      '`female` has the label of `male`.',
    ],
  ];
  it.each(mistakes)('%s', expectRefused);
});
