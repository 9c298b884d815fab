import { test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { listAt } from '../json.ts';
import { column, expectRefused, filter, type Planted, part } from './planting.ts';

/** Mistakes in valid definitions that would mislead users: labels of something else, actions without effect, lists without names. */

const entries = (d: JsonObject, key: string): JsonObject[] => d[key] as JsonObject[];
const action = (d: JsonObject, name: string): JsonObject =>
  entries(d, 'actions').find((each) => each.name === name) as JsonObject;
const link = (d: JsonObject, path: string): JsonObject =>
  entries(d, 'links').find((each) => typeof each.path === 'string' && each.path.startsWith(path)) as JsonObject;
const swap = (a: JsonObject, b: JsonObject, key: string): void => {
  [a[key], b[key]] = [b[key] ?? null, a[key] ?? null];
};

const words: Planted[] = [
  [
    'two filters by lists swapped',
    'ssgt',
    (d) => swap(filter(d, 'seriesUuid'), filter(d, 'teamUuid'), 'label'),
    '"label"',
    'It is called “Team”, and offers “Series”.',
  ],
  [
    'two actions called as each other',
    'team',
    (d) => swap(action(d, 'delete'), action(d, 'restore'), 'label'),
    '"label"',
    '`delete` is called “Restore”, which `restore` does.',
  ],
  [
    'an action called as the button that adds one',
    'team',
    (d) => Object.assign(action(d, 'delete'), { label: part(d, 'labels').add }),
    '"label"',
    'The button that adds one is called the same.',
  ],
  [
    'a link called as an action',
    'team',
    (d) => Object.assign(link(d, '/sports/teams/{teamUuid}/squad'), { label: { en: 'Delete', sv: 'Ta bort' } }),
    '"label"',
    'There is an action `Delete` beside it.',
  ],
  [
    'a button that adds one, called as the list',
    'player',
    (d) => Object.assign(part(d, 'labels'), { add: part(d, 'labels').many }),
    '"add"',
    'The button that adds one would be called “Players”.',
  ],
  [
    'one called as one of another definition',
    'staff',
    (d) => Object.assign(part(d, 'labels'), { one: { en: 'Player', sv: 'Spelare' } }),
    '"one"',
    'forms/player.json calls one of its own “Player”.',
  ],
  [
    'a title that another list has',
    'team',
    (d) => Object.assign(d, { titles: { list: { en: 'Players', sv: 'Spelare' } } }),
    '"list"',
    '“Players” is what forms/player.json lists.',
  ],
  [
    'tabs that lead to each other’s list',
    'team',
    (d) => swap(link(d, '/sports/players'), link(d, '/sports/staff-managers'), 'path'),
    '"path"',
    'It is called “Players”, and leads to “Staff and managers”.',
  ],
  [
    'the Swedish of two choices crosswise',
    'team',
    (d) => swap(part(filter(d, 'deleted'), 'choices', 'false'), part(filter(d, 'deleted'), 'choices', 'true'), 'sv'),
    '"sv"',
    '“Borttagna” is the Swedish of “Deleted”, and stands beside “Active”.',
  ],
];

const done: Planted[] = [
  [
    'an action that is offered also where it changes nothing',
    'team',
    (d) => Object.assign(action(d, 'delete'), { when: { deleted: [true, false] } }),
    '"deleted"',
    '`delete` is offered also where `deleted` is `true` already.',
  ],
  [
    'a call that sends what is so already',
    'custom-tag',
    (d) => Object.assign(part(action(d, 'activate'), 'call', 'body'), { active: false }),
    '"active"',
    'The action `activate` is offered only where this is so already.',
  ],
  [
    'one name for all that are chosen',
    'team',
    (d) =>
      entries(d, 'actions').push({
        name: 'rename',
        label: { en: 'Make old', sv: 'Gör gammalt' },
        text: { en: 'It is called old.', sv: 'Det kallas gammalt.' },
        set: { displayName: 'Old' },
      }),
    '"displayName"',
    '`rename` gives every thing that is chosen the same `displayName`',
  ],
  [
    'a way from another state',
    'ssgt',
    (d) => Object.assign(action(d, 'close'), { when: { state: 'draft', deleted: false } }),
    '"transition"',
    '`active-to-closed` leads from `active`, and it is offered where `state` is `draft`.',
  ],
];

const lists: Planted[] = [
  [
    'a list without the name of its rows',
    'team',
    (d) =>
      Object.assign(part(d, 'list'), {
        columns: listAt(d.list, 'columns').filter((each) => (each as JsonObject).field !== 'displayName'),
      }),
    '"columns"',
    'No column that is seen at first shows `displayName`',
  ],
  [
    'a page of one row',
    'team',
    (d) => Object.assign(part(d, 'list'), { pageSize: 1 }),
    '"pageSize"',
    'A page of 1 is no list.',
  ],
  [
    'contacts by their kind',
    'staff',
    (d) => Object.assign(column(d, 'contactInfo'), { item: 'type' }),
    '"item"',
    '`type` would be shown as the code that is stored.',
  ],
  [
    'an import known by something else',
    'team',
    (d) => {
      Object.assign(filter(d, 'importUuid'), { parameter: 'teamCode' });
    },
    '"parameter"',
    '`teamCode` is not what an import made.',
  ],
  [
    'an import that has choices',
    'team',
    (d) => Object.assign(filter(d, 'gender'), { as: 'import' }),
    '"parameter"',
    '`gender` is not what an import made.',
  ],
  [
    'an import whose result leads nowhere',
    'team',
    (d) =>
      Object.assign(part(d, 'list'), {
        filters: listAt(d.list, 'filters').filter((each) => (each as JsonObject).as !== 'import'),
      }),
    '"import"',
    'The result of an import could not lead to what it made.',
  ],
  [
    'a number chosen by a name',
    'image',
    (d) => Object.assign(filter(d, 'category'), { value: 'name' }),
    '"value"',
    '`category` takes a number, and `name` is text.',
  ],
  [
    'a link with a filter that the list has not',
    'team',
    (d) => {
      const players = link(d, '/sports/players');
      delete players.tab;
      players.path = '/sports/players?team={uuid}';
    },
    '"path"',
    'The list at `/sports/players` has no filter `team`, and would show all.',
  ],
  [
    'a value of its own, searched for',
    'series',
    (d) => Object.assign(part(d, 'form', 'unique'), { parameters: { searchToken: 'code' } }),
    '"searchToken"',
    '`searchToken` finds also what only holds the value',
  ],
];

test.each([...words, ...done, ...lists])('%s', (...mistake) => expectRefused(...mistake));
