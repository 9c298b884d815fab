import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { expectRefused, field, type Planted, part, sections } from './planting.ts';

// What narrows, asks about or looks for something.

const entry = (d: JsonObject, list: string, index: number) => listAt(d, list)[index] as JsonObject;
const tabOf = (d: JsonObject) => listAt(d, 'links').find((one) => isObject(one) && one.tab === true) as JsonObject;

describe('what depends on something', () => {
  const mistakes: Planted[] = [
    [
      'a tab narrowed by a list',
      'team',
      (d) => Object.assign(entry(d, 'links', 1), { path: '/sports/players?teamUuid={series}' }),
      '"path": "/sports/players?teamUuid={series}",',
      '`teamUuid` takes an identifier, and `series` is none. Write `teamUuid={uuid}`.',
    ],
    [
      'a tab narrowed by an object',
      'player',
      (d) => Object.assign(tabOf(d), { path: '/sports/game?team={team}' }),
      '"path": "/sports/game?team={team}",',
      '`team` takes an identifier, and `team` is none. Write `team={team.uuid}`.',
    ],
    [
      'an action that changes nothing',
      'team',
      (d) => Object.assign(entry(d, 'actions', 0), { set: { deleted: false } }),
      '"set": {',
      'The action `delete` is offered only where this is so already.',
    ],
    [
      'a value that is asked for twice',
      'team',
      (d) => Object.assign(entry(d, 'actions', 0), { when: { gender: ['male', 'male'] } }),
      '"gender": [',
      '`gender` has an entry twice.',
    ],
    [
      'an action that asks about an object',
      'team',
      (d) => Object.assign(entry(d, 'actions', 0), { when: { clubName: 'x' } }),
      '"clubName": "x"',
      '`clubName` cannot be `"x"`, so the action would never be offered.',
    ],
    [
      'two fields that wait for each other',
      'team',
      (d) => {
        Object.assign(field(d, 'teamNames.short'), { when: { 'teamNames.code': 'x' } });
        Object.assign(field(d, 'teamNames.code'), { when: { 'teamNames.short': 'x' } });
      },
      '"teamNames.short": "x"',
      '`teamNames.short` is shown only by what `teamNames.code` is, so neither would ever be shown.',
    ],
    [
      'three fields that wait for each other',
      'team',
      (d) => {
        Object.assign(field(d, 'teamNames.short'), { when: { 'teamNames.code': 'x' } });
        Object.assign(field(d, 'teamNames.code'), { when: { 'clubName.full': 'x' } });
        Object.assign(field(d, 'clubName.full'), { when: { 'teamNames.short': 'x' } });
      },
      '"clubName.full": "x"',
      '`clubName.full` is shown only by what `teamNames.code` is, so neither would ever be shown.',
    ],
    [
      'a whole beside its parts',
      'team',
      (d) =>
        listAt(sections(d)[1], 'fields').push({ field: 'teamNames', label: { en: 'G2', sv: 'K2' }, widget: 'hidden' }),
      '"field": "teamNames",',
      'The form shows `teamNames`, and with `teamNames.code` a part of it once more.',
    ],
    [
      'a list that must be unique',
      'team',
      (d) => Object.assign(part(d, 'form'), { unique: { field: 'series', parameters: { seriesUuid: 'series' } } }),
      '"seriesUuid": "series"',
      '`seriesUuid` takes text, and `series` is a list.',
    ],
    [
      'a unique value in place of the page',
      'team',
      (d) => Object.assign(part(d, 'form'), { unique: { field: 'teamCode', parameters: { page: 'teamCode' } } }),
      '"page": "teamCode"',
      'The list (`listTeams`) has no parameter `page`.',
    ],
    [
      'a unique value in place of the order',
      'team',
      (d) => Object.assign(part(d, 'form'), { unique: { field: 'teamCode', parameters: { sortBy: 'teamCode' } } }),
      '"sortBy": "teamCode"',
      'The list (`listTeams`) has no parameter `sortBy`.',
    ],
    [
      'a unique value that nothing looks for',
      'team',
      (d) =>
        Object.assign(part(d, 'form'), {
          unique: { field: 'teamCode', parameters: { ownerInstanceId: 'ownerInstanceId' } },
        }),
      '"parameters": {',
      'No parameter is filled with `teamCode`, so the one that has it is not found.',
    ],
    [
      'a unique value looked for by yes or no',
      'team',
      (d) => Object.assign(part(d, 'form'), { unique: { field: 'teamCode', parameters: { teamCode: 'deleted' } } }),
      '"parameters": {',
      'No parameter is filled with `teamCode`, so the one that has it is not found.',
    ],
    [
      'a list that looks alike',
      'player',
      (d) => Object.assign(part(d, 'form'), { similar: { parameters: { searchToken: 'portraitList' } } }),
      '"searchToken": "portraitList"',
      '`searchToken` takes text, and `portraitList` is a list.',
    ],
    [
      'a field that is changed in the list twice',
      'team',
      (d) => Object.assign(part(d, 'list'), { edit: ['gender', 'gender'] }),
      '"edit": [',
      '`edit` has an entry twice.',
    ],
    [
      'a whole list ordered by lists',
      'user-overview',
      (d) => Object.assign(part(d, 'list'), { order: { by: 'instances', direction: 'asc' } }),
      '"by": "instances",',
      'The list (`listAccounts`) cannot be ordered by `instances`.',
    ],
  ];
  it.each(mistakes)('%s', expectRefused);
});
