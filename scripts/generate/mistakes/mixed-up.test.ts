import { expect, test } from 'vitest';
import { isObject, listAt } from '../json.ts';
import { column, expectRefused, faultsOf, field, filter, type Planted, part, planted } from './planting.ts';

// What is right by its kind and stands in the place of something else, and texts in the wrong language.

const same = (en: string, sv = en) => ({ en, sv });

const mixedUp: Planted[] = [
  [
    'a range with its ends swapped',
    'player',
    (d) => Object.assign(filter(d, 'changedFrom'), { parameter: 'changedUntil', until: 'changedFrom' }),
    '"changedUntil"',
    'Write `"parameter": "changedFrom", "until": "changedUntil"`.',
  ],
  [
    'a range with the end of another',
    'player',
    (d) => Object.assign(filter(d, 'changedFrom'), { until: 'bornUntil' }),
    '"bornUntil"',
    'which is of something else. Did you mean `changedUntil`?',
  ],
  [
    'tags called by an identifier',
    'team',
    (d) => Object.assign(column(d, 'series'), { item: 'uuid' }),
    '"item": "uuid"',
    '`uuid` identifies a thing, and tells nobody what it is.',
  ],
  [
    'tags called by what the service knows them by',
    'article',
    (d) => Object.assign(column(d, 'tags'), { item: 'value' }),
    '"item": "value"',
    '`value` identifies a thing, and tells nobody what it is. Name what it is called by.',
  ],
  [
    'a filter whose choices are called by an identifier',
    'player',
    (d) => Object.assign(filter(d, 'teamUuid'), { text: 'uuid' }),
    '"text": "uuid"',
    '`uuid` identifies a thing',
  ],
  [
    'a relation whose choices are called by an identifier',
    'player',
    (d) => Object.assign(part(field(d, 'team'), 'options'), { text: 'uuid' }),
    '"text": "uuid"',
    '`uuid` identifies a thing',
  ],
  [
    'a relation to things of another kind',
    'player',
    (d) => Object.assign(part(field(d, 'team'), 'options'), { source: 'listSeries', text: 'names' }),
    '"source": "listSeries"',
    '`listSeries` gives each series, no team. Did you mean `listTeams`?',
  ],
  [
    'a filter by things of another kind',
    'player',
    (d) => Object.assign(filter(d, 'teamUuid'), { source: 'listSeries', text: 'names' }),
    '"source": "listSeries"',
    '`listSeries` gives each series, no team.',
  ],
  [
    'a relation that makes things of another kind',
    'player',
    (d) => Object.assign(part(field(d, 'team'), 'options'), { create: 'series' }),
    '"create": "series"',
    'A new series is none of those that `listTeams` gives.',
  ],
  [
    'two options of a widget swapped',
    'image',
    (d) => Object.assign(part(field(d, 'focalPoint'), 'options'), { width: 'height', height: 'width' }),
    '"height": "width"',
    '`height` is filled with `width`, and `width` with `height`.',
  ],
  [
    'two parameters swapped',
    'player',
    (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { firstName: 'lastName', lastName: 'firstName' }),
    '"firstName": "lastName"',
    '`firstName` is filled with `lastName`',
  ],
  [
    'two parameters filled with the same',
    'game-series',
    (d) => Object.assign(part(field(d, 'games'), 'options', 'parameters'), { otherTeamUuid: 'homeTeam.uuid' }),
    '"otherTeamUuid"',
    '`teamUuid` and `otherTeamUuid` are both filled with `homeTeam.uuid`.',
  ],
  [
    'a whole name of one field',
    'player',
    (d) => Object.assign(part(d, 'form', 'wholeName'), { first: 'lastName' }),
    '"last": "lastName"',
    'Both names are `lastName`.',
  ],
  [
    'a whole name with its parts swapped',
    'player',
    (d) => Object.assign(part(d, 'form', 'wholeName'), { first: 'lastName', last: 'firstName' }),
    '"first": "lastName"',
    'The first name is `lastName`, and the last `firstName`.',
  ],
  [
    'two actions that do the same',
    'team',
    (d) => Object.assign(listAt(d, 'actions')[1] ?? {}, { when: { deleted: false }, set: { deleted: true } }),
    '"name": "restore"',
    '`restore` does what `delete` does.',
  ],
  [
    'columns that are called what the form calls the other',
    'game-series',
    (d) => {
      Object.assign(column(d, 'homeTeam'), { label: same('Away team', 'Bortalag') });
      Object.assign(column(d, 'awayTeam'), { label: same('Home team', 'Hemmalag') });
    },
    '"label"',
    'The form calls `awayTeam` “Away team”, and `homeTeam` “Home team”.',
  ],
  [
    'choices of a filter that the form calls the other',
    'game-series',
    (d) =>
      Object.assign(part(filter(d, 'round'), 'choices'), {
        ro2: same('Semi Finals', 'Semifinal'),
        ro4: same('Finals', 'Final'),
      }),
    '"ro2"',
    'The form calls `ro4` “Semi Finals”, and `ro2` “Finals”.',
  ],
  [
    'a help that is the label',
    'player',
    (d) => Object.assign(field(d, 'height'), { help: same('Height', 'Längd') }),
    '"help"',
    'The help says no more than the label.',
  ],
  [
    'a link that hands over no identifier',
    'team',
    (d) => Object.assign(listAt(d, 'links')[1] ?? {}, { path: '/sports/players?teamUuid={displayName}' }),
    'teamUuid={displayName}',
    '`teamUuid` takes an identifier, and `displayName` is none.',
  ],
  [
    'a link to the tag of another kind',
    'team',
    (d) => Object.assign(listAt(d, 'links')[5] ?? {}, { path: '/articles/list?tag=player.{uuid}' }),
    'tag=player.{uuid}',
    '`player.{uuid}` is no player. Did you mean `team.{uuid}`?',
  ],
  [
    'columns of pictures alone',
    'team',
    (d) => isObject(d.list) && Object.assign(d.list, { columns: listAt(d.list, 'columns').slice(0, 1) }),
    '"columns"',
    'No column says what a row is: all are pictures.',
  ],
];

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
    'markup in a label',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same('<b>Team</b>', 'Lag') }),
    '"en": "<b>Team</b>"',
    '`<b>` would be shown as it stands.',
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

test.each([...mixedUp, ...languages])('%s', (...mistake) => expectRefused(...mistake));

test('a word of both languages, and one that only its languages tell apart, is no mistake', () => {
  expect(faultsOf(planted('team', (d) => Object.assign(column(d, 'gender'), { label: same('Sex', 'Kön') })))).toEqual(
    [],
  );
  expect(faultsOf(planted('game-series', (d) => Object.assign(column(d, 'round'), { label: same('Final') })))).toEqual(
    [],
  );
  expect(faultsOf(planted('team', (d) => Object.assign(column(d, 'sport'), { label: same('Karate') })))).toEqual([]);
});
