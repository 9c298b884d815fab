import { expect, test } from 'vitest';
import { action, column, expectRefused, faultsOf, field, type Planted, part, planted } from './planting.ts';

// Texts in the wrong language, and those that nobody should read as they are.

const same = (en: string, sv = en) => ({ en, sv });

const languages: Planted[] = [
  [
    'the languages of a label swapped',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('Kod', 'Code') }),
    '"label"',
    'The English of “Code” is “Kod”, which is Swedish. Put each in its own language.',
  ],
  [
    'the languages of a sentence swapped',
    'player',
    (d) =>
      Object.assign(field(d, 'team'), {
        help: same('Lämna tomt för en spelare utan lag.', 'Leave it empty for a player without a team.'),
      }),
    '"help"',
    'which is Swedish.',
  ],
  [
    'the languages of a sentence swapped that stands nowhere else',
    'player',
    (d) =>
      Object.assign(field(d, 'team'), {
        help: same('Det här är laget som spelaren hör till.', 'This is the team that the player is in.'),
      }),
    '"help"',
    'which is Swedish.',
  ],
  [
    'a question that a mark turns round',
    'ssgt',
    (d) =>
      Object.assign(part(action(d, 'reopen'), 'ask'), {
        one: same('\u202eReopen {things}?', 'Öppna {things} igen?'),
      }),
    '\u202eReopen',
    'The English text has a character that nobody sees (U+202E). Remove it.',
  ],
  [
    'a label that a mark turns round, told with its code',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('Team code', '\u202eLagkod') }),
    '\u202eLagkod',
    '`sv` cannot be `"[U+202E]Lagkod"`. Write the Swedish text, in one line.',
  ],
  [
    'a mark within a word of an option',
    'image',
    (d) => Object.assign(column(d, 'tags'), { label: same('Ta\u2063gs', 'Taggar') }),
    'Ta',
    'The English text has a character that nobody sees (U+2063). Remove it.',
  ],
  [
    'a letter of another script that looks like one',
    'team',
    (d) => Object.assign(column(d, 'teamCode'), { label: same('C\u043ede', 'Kod') }),
    'C\u043ede',
    'The English text has letters of two scripts in one word (“C\u043e”). Write the word with letters of one script.',
  ],
  [
    'markup in a label',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same('<b>Team</b>', 'Lag') }),
    '"en": "<b>Team</b>"',
    '`<b>` would be shown as it stands.',
  ],
  [
    'an entity in a label',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('Code &amp; key', 'Kod &amp; nyckel') }),
    'Code &amp; key',
    '`&amp;` would be shown as it stands.',
  ],
  [
    'Markdown in a label',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('**Code**', 'Kod') }),
    '**Code**',
    '`**Code**` would be shown as it stands.',
  ],
  [
    'two spaces in a label',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('Team  code', 'Lagkod') }),
    'Team  code',
    '“Team  code” has two spaces side by side. Write one.',
  ],
  [
    'a label without a letter',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('–', '–') }),
    '"en": "–"',
    '“–” has no letter. Write a word.',
  ],
  [
    'a label that is to be written',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('TODO', 'Lagkod') }),
    '"en": "TODO"',
    '`TODO` is to be replaced by words. Write them.',
  ],
  [
    'a label in broken letters',
    'team',
    (d) => Object.assign(field(d, 'gender'), { label: same('Gender', 'KÃ¶n') }),
    'KÃ¶n',
    '`Ã¶` was one letter before the file was saved. Write it again.',
  ],
  [
    'a label as long as a sentence',
    'team',
    (d) => Object.assign(field(d, 'teamCode'), { label: same('Code '.repeat(20).trim(), 'Lagkod') }),
    'Code Code',
    'It has 99 letters, where 80 are the most that fit.',
  ],
  [
    'a hole of the catalogue in a label',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same('{{count}} team', 'Lag') }),
    '{{count}}',
    '`{{count}}` would be shown as it stands.',
  ],
  [
    'a hole that only questions have',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same('{things}', 'Lag') }),
    '{things}',
    'Nothing fills `{things}` here.',
  ],
  [
    'spaces around a label',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same(' Team ', 'Lag') }),
    '" Team "',
    '“ Team ” begins or ends with a space.',
  ],
];

test.each(languages)('%s', (...mistake) => expectRefused(...mistake));

test('a word of both languages, and one that only its languages tell apart, is no mistake', () => {
  expect(faultsOf(planted('team', (d) => Object.assign(column(d, 'gender'), { label: same('Sex', 'Kön') })))).toEqual(
    [],
  );
  expect(faultsOf(planted('game-series', (d) => Object.assign(column(d, 'round'), { label: same('Final') })))).toEqual(
    [],
  );
  expect(faultsOf(planted('team', (d) => Object.assign(column(d, 'sport'), { label: same('Karate') })))).toEqual([]);
});
