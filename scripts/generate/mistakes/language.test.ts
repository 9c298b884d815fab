import { expect, it, test } from 'vitest';
import {
  column,
  expectTold,
  faultsOf,
  field,
  filter,
  type Mistake,
  part,
  planted,
  sections,
  text,
} from './planting.ts';

test('nothing is wrong with the definitions as they are', () => {
  expect(faultsOf(planted('team', () => undefined))).toEqual([]);
});

const mistakes: Mistake[] = [
  {
    what: 'an unknown key in a field',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'teamCode'), { hlep: text('Short.') }),
    at: '"hlep"',
    says: 'There is no key `hlep` in a field. Did you mean `help`?',
  },
  {
    what: 'an unknown key in a column',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'gender'), { sorts: true }),
    at: '"sorts"',
    says: 'There is no key `sorts` in a column. Did you mean `sort`?',
  },
  {
    what: 'an unknown key of the definition',
    form: 'player',
    plant: (d) => Object.assign(d, { colour: 'blue' }),
    at: '"colour": "blue"',
    says: 'There is no key `colour` in a form definition.',
  },
  {
    what: 'a third language',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'labels', 'one'), { nb: 'Lag' }),
    at: '"nb"',
    says: 'There is no key `nb` in `one`. There are `en` and `sv`.',
  },
  {
    what: 'a label without Swedish',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'displayName'), { label: { en: 'Name of the team' } }),
    at: ['"form"', '"field": "displayName"', '"label"'],
    says: '`label` has no Swedish text. Add `"sv": "..."`.',
  },
  {
    what: 'a label without English',
    form: 'staff',
    plant: (d) => Object.assign(part(d, 'labels'), { add: { sv: 'Lägg till' } }),
    at: ['"labels"', '"add"'],
    says: '`add` has no English text. Add `"en": "..."`.',
  },
  {
    what: 'an empty Swedish text',
    form: 'team',
    plant: (d) => Object.assign(sections(d)[0] ?? {}, { title: { en: 'Identity', sv: '' } }),
    at: '"sv": ""',
    says: '`title` has an empty Swedish text. Write the Swedish text, in one line.',
  },
  {
    what: 'a text of which nothing is seen',
    form: 'team',
    plant: (d) => Object.assign(sections(d)[0] ?? {}, { title: { en: '\u200b\u2800', sv: 'Identitet' } }),
    at: ['"sections"', '"en": "\u200b\u2800"'],
    says: '`en` cannot be',
  },
  {
    what: 'a text of two lines',
    form: 'team',
    plant: (d) => Object.assign(sections(d)[0] ?? {}, { title: { en: 'Iden\ntity', sv: 'Identitet' } }),
    at: 'Iden\\ntity',
    says: '`en` cannot be `"Iden\\ntity"`. Write the English text, in one line.',
  },
  {
    what: 'an English text of blanks',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { label: { en: '  ', sv: 'Kod' } }),
    at: '"en": "  "',
    says: '`label` has an empty English text.',
  },
  {
    what: 'a choice whose label lacks a language',
    form: 'team',
    plant: (d) => Object.assign(part(filter(d, 'gender'), 'choices'), { male: { en: 'Male' } }),
    at: ['"filters"', '"male"'],
    says: 'The label of `male` has no Swedish text.',
  },
  {
    what: 'a missing key',
    form: 'team',
    plant: (d) => delete d.title,
    at: '{',
    says: '`title` is missing in a form definition. Add it, as in `"title": "displayName"`.',
  },
  {
    what: 'an area that the navigation does not have',
    form: 'team',
    plant: (d) => Object.assign(d, { area: 'sport' }),
    at: '"area"',
    says: '`area` cannot be `"sport"`. Did you mean `sports`?',
  },
  {
    what: 'a kind of column that does not exist',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'gender'), { kind: 'choise' }),
    at: '"choise"',
    says: '`kind` cannot be `"choise"`. Did you mean `choice`?',
  },
  {
    what: 'a yes or no in quotes',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { sort: 'yes' }),
    at: '"sort": "yes"',
    says: '`sort` is `"yes"`. It must be `true` or `false`, without quotes.',
  },
  {
    what: 'too many rows in a page',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'list'), { pageSize: 500 }),
    at: '"pageSize"',
    says: '`pageSize` is `500`. It must be 100 or less.',
  },
  {
    what: 'a section without fields',
    form: 'team',
    plant: (d) => Object.assign(sections(d)[0] ?? {}, { fields: [] }),
    at: '"fields": []',
    says: '`fields` is empty. Write at least one into it.',
  },
  {
    what: 'a label in one language only, without its braces',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'displayName'), { label: 'Name' }),
    at: ['"form"', '"field": "displayName"', '"label"'],
    says: '`label` is `"Name"`. It must be a group of keys in `{ }`, as in `{ "en": "Team", "sv": "Lag" }`.',
  },
  {
    what: 'an address without its slash',
    form: 'team',
    plant: (d) => Object.assign(part(d, 'paths'), { list: 'sports/teams' }),
    at: '"list": "sports/teams"',
    says: '`list` cannot be `"sports/teams"`. It begins with `/`',
  },
  {
    what: 'an address with a parameter that is a part of a segment',
    form: 'content-feed',
    plant: (d) => Object.assign(part(d, 'paths'), { edit: '/content-feeds/feed-{id}/edit' }),
    at: '"edit"',
    says: '`edit` cannot be `"/content-feeds/feed-{id}/edit"`. It begins with `/`, ends without one, and has small letters, hyphens and `/`, and parameters in braces, each alone between two `/`',
  },
  {
    what: 'names that start with a language twice',
    form: 'series',
    plant: (d) =>
      Object.assign(part(d, 'form', 'initial'), {
        names: ['A', 'B'].map((translation) => ({ language: 'sv', translation })),
      }),
    at: ['"initial"', '"translation": "A"', '"language": "sv"'],
    says: '`sv` stands there already. Name each language once.',
  },
  {
    what: 'an address that ends with a slash',
    form: 'custom-tag',
    plant: (d) => Object.assign(part(d, 'paths'), { list: '/custom-tag-management/' }),
    at: '"list": "/custom-tag-management/"',
    says: '`list` cannot be `"/custom-tag-management/"`. It begins with `/`, ends without one',
  },
  {
    what: 'a unit of which nothing is seen',
    form: 'hero-carousel',
    plant: (d) => Object.assign(field(d, 'interval'), { options: { unit: '\u2060' } }),
    at: '"unit"',
    says: '`unit` cannot be `"[U+2060]"`. Write what is seen behind the number, such as `cm`, or leave it out.',
  },
  {
    what: 'a text within options of which nothing is seen',
    form: 'video-section',
    plant: (d) => Object.assign(part(field(d, 'requiredTags'), 'options', 'kinds', 'team'), { en: '\u2060' }),
    at: '"en": "\u2060"',
    says: 'The English text has nothing that would be seen. Write the English text.',
  },
  {
    what: 'a label of a blank letter',
    form: 'layout-settings',
    plant: (d) => Object.assign(part(field(d, 'spacing'), 'choices', 'airy'), { sv: '\u{13441}' }),
    at: '"sv": "\u{13441}"',
    says: 'The Swedish text has nothing that would be seen. Write the Swedish text.',
  },
  {
    what: 'a language that is stored as another one',
    form: 'article-list-section',
    plant: (d) => Object.assign(field(d, 'onlyLanguage'), { options: { written: { se: 'sv' } } }),
    at: '"se": "sv"',
    says: '`sv` is another language, which `se` would be stored as. Write a code that no language has.',
  },
];

it.each(mistakes)('$what', expectTold);

it('tells every mistake of a file at once, those against the contract beside those against the language', () => {
  const told = faultsOf(
    planted('team', (d) => {
      Object.assign(field(d, 'teamCode'), { hlep: text('Short.') });
      Object.assign(field(d, 'nationality'), { widget: 'contry' });
      Object.assign(column(d, 'ownerSite'), { field: 'ownerSiet', label: { en: 'Owner' } });
    }),
  );
  expect(told.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'There is no field `ownerSiet` in the rows of the list (`listTeams`). Did you mean `ownerSite`?',
    '`label` has no Swedish text. Add `"sv": "..."`.',
    'There is no key `hlep` in a field. Did you mean `help`?',
    'There is no widget `contry`. Did you mean `country`?',
  ]);
});

it('tells the mistakes of several files at once', () => {
  const texts = planted('team', (d) => Object.assign(d, { icon: 'sheild' }));
  const player = planted('player', (d) => Object.assign(d, { title: 'fulName' })).get('player.json') ?? '';
  expect(faultsOf(texts.set('player.json', player))).toEqual([
    expect.stringMatching(/^forms\/player\.json:\d+ There is no field `fulName` .* Did you mean `fullName`\?$/),
    expect.stringMatching(/^forms\/team\.json:\d+ There is no icon `sheild`\. Did you mean `shield`\?$/),
  ]);
});
