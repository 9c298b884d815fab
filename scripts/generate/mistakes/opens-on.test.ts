import { describe, expect, it } from 'vitest';
import { type JsonObject, objectAt } from '../json.ts';
import { expectRefused, faultsOf, filter, type Planted, part, planted } from './planting.ts';

// A list opens on the first of its tabs: that is what is there, and not what is gone.

const first = (d: JsonObject, parameter: string, value: string) => {
  const choices = objectAt(filter(d, parameter), 'choices');
  filter(d, parameter).choices = { [value]: choices[value] ?? null, ...choices };
};
const tabs = (d: JsonObject, parameter: string, choices: JsonObject) =>
  Object.assign(filter(d, parameter), { as: 'tabs', choices });
const DELETED = { en: 'Deleted', sv: 'Borttagna' };
const USED = { en: 'In use', sv: 'Används' };

describe('what a list opens on', () => {
  const mistakes: Planted[] = [
    [
      'what is deleted',
      'article',
      (d) => first(d, 'list', 'deleted'),
      '"deleted"',
      'The list opens on its first tab, “Deleted”, and everything else seems to be gone. Put `latest` first.',
    ],
    [
      'what was taken from the site',
      'article',
      (d) => first(d, 'list', 'unpublished'),
      '"unpublished"',
      'The list opens on its first tab, “Unpublished”',
    ],
    [
      'what is switched off',
      'sponsor',
      (d) => first(d, 'state', 'inactive'),
      '"inactive"',
      'The list opens on its first tab, “Hidden”',
    ],
    [
      'what a switch says is gone',
      'team',
      (d) => tabs(d, 'deleted', { true: DELETED, false: USED }),
      '"true"',
      'The list opens on its first tab, “Deleted”, and everything else seems to be gone. Put `false` first.',
    ],
    [
      'what a switch says is not in use',
      'custom-tag',
      (d) => tabs(d, 'active', { false: { en: 'Resting', sv: 'Vilande' }, true: USED }),
      '"false"',
      'The list opens on its first tab, “Resting”',
    ],
    [
      'what is archived',
      'ssgt',
      (d) => {
        filter(d, 'state').as = 'tabs';
        first(d, 'state', 'archived');
      },
      '"archived"',
      'The list opens on its first tab, “Archived”',
    ],
    [
      'the day on which contracts begin, for a calendar of ends',
      'sponsor',
      (d) => Object.assign(part(d, 'list'), { calendar: 'contractFrom' }),
      '"calendar"',
      '`contractFrom` is the day on which it begins, and the calendar holds the days on which things end. Write `"calendar": "contractUntil"`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));

  it.each<[string, string, (d: JsonObject) => unknown]>([
    ['what is published', 'article', (d) => first(d, 'list', 'published')],
    ['what is active', 'sponsor', (d) => first(d, 'state', 'active')],
    ['what is in use', 'team', (d) => tabs(d, 'deleted', { false: USED, true: DELETED })],
    ['a filter, whose order decides nothing', 'ssgt', (d) => first(d, 'state', 'archived')],
    ['no calendar', 'sponsor', (d) => void delete part(d, 'list').calendar],
  ])('%s is no mistake', (_, form, change) => {
    expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
  });
});
