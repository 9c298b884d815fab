import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, field, type Planted, part, sections } from './planting.ts';

/** What is to be found again by its identifier, and is named by something else; identifiers where somebody reads. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const itemOptions = (d: JsonObject, list: string, path: string): JsonObject =>
  part(
    listAt(field(d, list), 'items')
      .filter(isObject)
      .find((one) => one.field === path) ?? {},
    'options',
  );

describe('an identifier', () => {
  const mistakes: Planted[] = [
    [
      'rows that are known by their name',
      'active-series',
      (d) => Object.assign(d, { id: 'displayName' }),
      '"id"',
      'Two rows may have the same `displayName`. The only one is `uuid`.',
    ],
    [
      'beneath a name',
      'video',
      (d) => Object.assign(column(d, 'name'), { secondary: 'instanceId' }),
      '"secondary"',
      '`instanceId` identifies a thing, which nobody reads. Name another property, or leave it out.',
    ],
    [
      'a field that keeps the name of its choice',
      'game-filters',
      (d) => Object.assign(options(d, 'defaultSeriesUuid'), { value: 'displayName' }),
      '"value"',
      '`defaultSeriesUuid` is to identify what is chosen, and would keep its `displayName`. The only one is `uuid`.',
    ],
    [
      'a field of rows that keeps the name of its choice',
      'hero-slide',
      (d) => Object.assign(itemOptions(d, 'buttons', 'link.id'), { value: 'title' }),
      '"value"',
      '`link.id` is to identify what is chosen, and would keep its `title`. The only one is `id`.',
    ],
    [
      'beside the name of a choice',
      'image',
      (d) => Object.assign(options(d, 'gameTags'), { detail: 'instanceId' }),
      '"detail"',
      '`instanceId` identifies a thing, which nobody reads. Name what tells one choice from another.',
    ],
    [
      'the name of a choice, once more beside it',
      'image',
      (d) => Object.assign(options(d, 'gameTags'), { detail: 'name' }),
      '"detail"',
      '`name` is what a choice is called already. Name another property.',
    ],
    [
      'games of a team by its name',
      'game-series',
      (d) => Object.assign(part(options(d, 'games'), 'parameters'), { teamUuid: 'homeTeam.displayName' }),
      '"teamUuid"',
      '`teamUuid` takes an identifier, and `homeTeam.displayName` is none. Name the property that identifies the thing.',
    ],
    [
      'what looks the same by a name',
      'game',
      (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { team: 'roundLabel' }),
      '"team"',
      '`team` takes an identifier, and `roundLabel` is none. Name the property that identifies the thing.',
    ],
    [
      'of a day, filled with a moment',
      'game',
      (d) => Object.assign(part(d, 'form', 'similar'), { parameters: { startsFrom: 'startDateTime' } }),
      '"startsFrom"',
      '`startsFrom` takes a day, and `startDateTime` is a moment. Name a field whose value it takes.',
    ],
    [
      'of two that are filled with one name',
      'player',
      (d) => Object.assign(part(d, 'form', 'similar', 'parameters'), { lastName: 'firstName' }),
      '"lastName"',
      '`firstName` and `lastName` are both filled with `firstName`. Fill each with its own.',
    ],
    [
      'that is typed',
      'sponsor',
      (d) => listAt(sections(d)[0], 'fields').push({ field: 'id', label: { en: 'Id', sv: 'Id' }, widget: 'text' }),
      '"field": "id"',
      '`id` identifies a sponsor, and a new one could be saved over another. Show it with `"widget": "read-only"`, or leave it out.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
