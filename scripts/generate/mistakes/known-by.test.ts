import { describe, it } from 'vitest';
import { column, expectRefused, field, filter, type Planted, part } from './planting.ts';

// What a thing is known by, and what is read of its rows.

describe('what is known and named', () => {
  const mistakes: Planted[] = [
    [
      'a name as an identifier',
      'team',
      (d) => Object.assign(d, { id: 'displayName' }),
      '"id": "displayName",',
      '`displayName` is text, which identifies nothing.',
    ],
    [
      'a moment as an identifier',
      'game',
      (d) => Object.assign(d, { id: 'startDateTime' }),
      '"id": "startDateTime",',
      '`startDateTime` is a moment, which identifies nothing.',
    ],
    [
      'a part of a name as an identifier',
      'team',
      (d) => Object.assign(d, { id: 'clubName.full' }),
      '"id": "clubName.full",',
      '`clubName.full` is text, which identifies nothing.',
    ],
    [
      'one of fixed values as an identifier',
      'team',
      (d) => Object.assign(d, { id: 'gender' }),
      '"id": "gender",',
      '`gender` is one of `male`, `female` or `neutral`, which identifies nothing.',
    ],
    [
      'a picture as a name',
      'team',
      (d) => Object.assign(d, { title: 'logo.path' }),
      '"title": "logo.path",',
      '`logo.path` is the address of a picture, which names nothing.',
    ],
    [
      'the identifier as a name',
      'team',
      (d) => Object.assign(d, { title: 'uuid' }),
      '"title": "uuid",',
      '`uuid` identifies a thing, and tells nobody what it is. Did you mean `displayName`?',
    ],
    [
      'a day as a name',
      'player',
      (d) => Object.assign(d, { title: 'dateOfBirth' }),
      '"title": "dateOfBirth",',
      '`dateOfBirth` is a day, which names nothing.',
    ],
    [
      'a list of things as a name',
      'team',
      (d) => Object.assign(d, { title: 'extIds' }),
      '"title": "extIds",',
      '`extIds` is a list, which names nothing.',
    ],
    [
      'an address with two slashes',
      'season',
      (d) => Object.assign(part(d, 'paths'), { list: '/sports//seasons' }),
      '"list": "/sports//seasons",',
      '`list` cannot be `"/sports//seasons"`.',
    ],
    [
      'an address with a query',
      'team',
      (d) => Object.assign(part(d, 'paths'), { list: '/sports/teams?x=1' }),
      '"list": "/sports/teams?x=1",',
      '`list` cannot be `"/sports/teams?x=1"`.',
    ],
    [
      'one address for the list and a new one',
      'team',
      (d) => Object.assign(part(d, 'paths'), { create: '/sports/teams' }),
      '"create": "/sports/teams",',
      '`list` has the address `/sports/teams` already.',
    ],
    [
      'one address for the import and the merge',
      'team',
      (d) => Object.assign(part(d, 'paths'), { import: '/sports/teams/merge' }),
      '"merge": "/sports/teams/merge"',
      '`import` has the address `/sports/teams/merge` already.',
    ],
    [
      'a required field that nobody can write',
      'team',
      (d) => {
        Object.assign(field(d, 'displayName'), { widget: 'read-only' });
        delete part(d, 'form', 'initial').displayName;
      },
      '"widget": "read-only",',
      'Nobody can write `displayName`, without which the service does not take a team.',
    ],
    [
      'a read that saves',
      'team',
      (d) => Object.assign(part(d, 'operations'), { read: 'updateTeam' }),
      '"read": "updateTeam",',
      '`updateTeam` cannot read one: it is a PUT, not a GET.',
    ],
    [
      'a read that deletes',
      'staff',
      (d) => Object.assign(part(d, 'operations'), { read: 'deleteStaff' }),
      '"read": "deleteStaff",',
      '`deleteStaff` cannot read one: it is a DELETE, not a GET.',
    ],
    [
      'the removal of something else',
      'team',
      (d) => Object.assign(part(d, 'operations'), { delete: 'deleteStaff' }),
      '"delete": "deleteStaff"',
      '`deleteStaff` deletes what is at `/sports-v2/staff/{staffUuid}`, and `updateTeam` is at',
    ],
  ];
  it.each(mistakes)('%s', expectRefused);
});

describe('what is read of a row', () => {
  const mistakes: Planted[] = [
    [
      'a name beneath itself',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'displayName' }),
      '"secondary": "displayName"',
      '`displayName` stands above it already.',
    ],
    [
      'a picture beneath a name',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'logo.path' }),
      '"secondary": "logo.path"',
      '`logo.path` is the address of a picture, not a text.',
    ],
    [
      'the identifier beneath a name',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'uuid' }),
      '"secondary": "uuid"',
      '`uuid` identifies a row, which nobody reads.',
    ],
    [
      'yes or no beneath a name',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'deleted' }),
      '"secondary": "deleted"',
      '`deleted` is yes or no, not a text.',
    ],
    [
      'a moment beneath a name',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'lastModified' }),
      '"secondary": "lastModified"',
      '`lastModified` is a moment, not a text.',
    ],
    [
      'a day beneath a name',
      'sponsor',
      (d) => Object.assign(column(d, 'name'), { secondary: 'contractUntil' }),
      '"secondary": "contractUntil"',
      '`contractUntil` is a day, not a text.',
    ],
    [
      'a list of things beneath a name',
      'team',
      (d) => Object.assign(column(d, 'displayName'), { secondary: 'series' }),
      '"secondary": "series"',
      '`series` is a list, not a text.',
    ],
    [
      'choices called by an object',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { text: 'clubName' }),
      '"text": "clubName"',
      '`clubName` is several properties of its own, which names no choice.',
    ],
    [
      'choices called yes or no',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { text: 'deleted' }),
      '"text": "deleted"',
      '`deleted` is yes or no, which names no choice.',
    ],
    [
      'choices called by a picture',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { text: 'logo.path' }),
      '"text": "logo.path"',
      '`logo.path` is the address of a picture, which names no choice.',
    ],
    [
      'choices known by a moment',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { value: 'lastModified' }),
      '"value": "lastModified",',
      '`teamUuid` does not take `lastModified`, which is a moment.',
    ],
    [
      'choices known by yes or no',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { value: 'deleted' }),
      '"value": "deleted",',
      '`teamUuid` does not take `deleted`, which is yes or no.',
    ],
    [
      'choices known by their name',
      'player',
      (d) => Object.assign(filter(d, 'teamUuid'), { value: 'displayName' }),
      '"value": "displayName",',
      '`teamUuid` does not take `displayName`, which is text.',
    ],
    [
      'two filters that read alike',
      'team',
      (d) => Object.assign(filter(d, 'gender'), { label: { en: 'Owner', sv: 'Ägare' } }),
      '"label": {',
      'There is another filter `Owner` beside it.',
    ],
    [
      'a moment as it is stored',
      'team',
      (d) => Object.assign(column(d, 'lastModified'), { kind: 'text' }),
      '"kind": "text",',
      'A column of the kind `text` cannot show `lastModified`, which is a moment.',
    ],
    [
      'a day as it is stored',
      'player',
      (d) => Object.assign(column(d, 'dateOfBirth'), { kind: 'text' }),
      '"kind": "text",',
      'A column of the kind `text` cannot show `dateOfBirth`, which is a day.',
    ],
    [
      'the address of a picture as text',
      'team',
      (d) => Object.assign(column(d, 'logo.path'), { kind: 'text' }),
      '"kind": "text",',
      'A column of the kind `text` cannot show `logo.path`, which is the address of a picture.',
    ],
    [
      'yes or no as text',
      'team',
      (d) => Object.assign(column(d, 'deleted'), { kind: 'text' }),
      '"kind": "text",',
      'A column of the kind `text` cannot show `deleted`, which is yes or no.',
    ],
    [
      'a unit of a space',
      'player',
      (d) => Object.assign(column(d, 'height'), { unit: ' ' }),
      '"unit": " ",',
      '`unit` cannot be empty.',
    ],
    [
      'two columns that read alike',
      'team',
      (d) => Object.assign(column(d, 'gender'), { label: { en: 'Code', sv: 'Kod' } }),
      '"label": {',
      'There is another column `Code` beside it.',
    ],
    [
      'an order by pictures',
      'team',
      (d) => Object.assign(column(d, 'logo.path'), { sort: true }),
      '"sort": true',
      'The list (`listTeams`) cannot be ordered by `logo.path`.',
    ],
  ];
  it.each(mistakes)('%s', expectRefused);
});
