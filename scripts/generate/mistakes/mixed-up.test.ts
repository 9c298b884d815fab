import { test } from 'vitest';
import { isObject, listAt } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part } from './planting.ts';

// What is right by its kind and stands in the place of something else.

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
    'a link with a misspelt part of a thing',
    'player',
    (d) => Object.assign(listAt(d, 'links')[0] ?? {}, { path: '/sports/game?team={team.uid}' }),
    'team={team.uid}',
    'Nothing fills `{team.uid}`: a player has no such field. Did you mean `team.uuid`?',
  ],
  [
    'a link with a misspelt identifier',
    'team',
    (d) => Object.assign(listAt(d, 'links')[1] ?? {}, { path: '/sports/players?teamUuid={uiid}' }),
    'teamUuid={uiid}',
    'Nothing fills `{uiid}`: a team has no such field. Did you mean `uuid`?',
  ],
  [
    'a definition that is called as another',
    'season',
    (d) => Object.assign(part(d, 'labels'), { many: same('Players', 'Spelare') }),
    '"many"',
    'forms/player.json is called “Players” already. Give each definition words of its own.',
  ],
  [
    'one and many swapped',
    'team',
    (d) => Object.assign(part(d, 'labels'), { one: same('Teams', 'Lag'), many: same('Team', 'Lag') }),
    '"one"',
    '“Teams” is the plural of “Team”. Swap `one` and `many`.',
  ],
  [
    'two choices that a full stop tells apart',
    'site-route',
    (d) => Object.assign(part(field(d, 'resourceType'), 'choices'), { page: same('Start page.', 'Startsida.') }),
    '"page"',
    '`page` has the label of `startpage`.',
  ],
  [
    'a field that takes its value from itself',
    'sponsor',
    (d) => Object.assign(field(d, 'name'), { widget: 'text', options: { inherits: 'name' } }),
    '"inherits": "name"',
    '`name` is this field itself. Name another one.',
  ],
  [
    'columns of pictures alone, and others that are hidden at first',
    'team',
    (d) => {
      for (const one of listAt(d.list, 'columns').slice(1)) Object.assign(one ?? {}, { optional: true });
    },
    '"columns"',
    'No column says what a row is',
  ],
  [
    'columns of pictures alone',
    'team',
    (d) => isObject(d.list) && Object.assign(d.list, { columns: listAt(d.list, 'columns').slice(0, 1) }),
    '"columns"',
    'No column says what a row is: all are pictures.',
  ],
];

test.each(mixedUp)('%s', (...mistake) => expectRefused(...mistake));
