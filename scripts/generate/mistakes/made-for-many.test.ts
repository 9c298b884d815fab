import { describe, expect, it } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import {
  action,
  expectRefused,
  faultsOf,
  field,
  filter,
  type Planted,
  part,
  planted,
  removeField,
} from './planting.ts';

// What every new thing gets, and what comes of it: the contract says what only one may have, and what hides a thing.

const initial = (d: JsonObject): JsonObject => part(d, 'form', 'initial');
const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
/** Takes a field from the rows of a list. */
const removeRowField = (d: JsonObject, list: string, path: string): void => {
  field(d, list).items = listAt(field(d, list), 'items').filter((one) => (one as JsonObject).field !== path);
};

describe('what only one may have', () => {
  const mistakes: Planted[] = [
    [
      'given to every new one',
      'layout',
      (d) => Object.assign(initial(d), { isStartPage: true }),
      '"isStartPage": true',
      'Only one has `isStartPage`: every new one would take it from the one that has it. Write `false`, or leave it out.',
    ],
    [
      'given to every new one of a series',
      'ssgt',
      (d) => Object.assign(initial(d), { defaultForSeries: true }),
      '"defaultForSeries": true',
      'Only one has `defaultForSeries` among those with the same `series`: every new one would take it from the one that has it.',
    ],
    [
      'given to every new one that shows it',
      'dynamic-ads',
      (d) => Object.assign(initial(d), { isSelected: true }),
      '"isSelected": true',
      'Only one has `isSelected`: every new one would take it',
    ],
    [
      'set for many at once',
      'ssgt',
      (d) => Object.assign(part(d, 'list'), { edit: ['defaultForSeries'] }),
      '"defaultForSeries"',
      'Only one has `defaultForSeries` among those with the same `series`: set for several, the last one would have it. Remove it, or set it by an action.',
    ],
    [
      'a value that is refused a second time',
      'sponsor',
      (d) => {
        delete part(d, 'form').unique;
        Object.assign(initial(d), { externalId: '1' });
      },
      '"externalId": "1"',
      'No other may have the `externalId`: the second one that starts with `1` would be refused. Let it start empty: `""`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what hides a thing that is made', () => {
  const mistakes: Planted[] = [
    [
      'a row that nobody can switch on',
      'video-channels',
      (d) => removeRowField(d, 'channels', 'active'),
      '"items"',
      'Nothing sets `active`, without which a row of `channels` is shown nowhere. Add a field for `active`, or `"active": true` to `initial`.',
    ],
    [
      'a row whose switch is hidden',
      'video-channels',
      (d) =>
        Object.assign(
          listAt(field(d, 'channels'), 'items').find((one) => (one as JsonObject).field === 'active') ?? {},
          {
            widget: 'hidden',
          },
        ),
      '"items"',
      'Nothing sets `active`, without which a row of `channels` is shown nowhere.',
    ],
    [
      'a row that no site shows',
      'video-channels',
      (d) => removeRowField(d, 'channels', 'instanceIds'),
      '"items"',
      'Nothing sets `instanceIds`, without which a row of `channels` is shown nowhere. Add a field for `instanceIds`.',
    ],
    [
      'a thing that starts off, and nothing switches on',
      'dynamic-ads',
      (d) => {
        removeField(d, 'isActive');
        initial(d).isActive = false;
      },
      '"isActive": false',
      '`isActive` starts as `false`, with which a configuration is shown nowhere, and nothing changes it. Write `true`, or add a field for `isActive`.',
    ],
    [
      'a thing that is off when nothing is said',
      'dynamic-ads',
      (d) => {
        removeField(d, 'isActive');
        delete initial(d).isActive;
      },
      '"sections"',
      'Nothing sets `isActive`, without which a configuration is shown nowhere.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what is refused while it is in use', () => {
  const mistakes: Planted[] = [
    [
      'deleted without asking',
      'layout',
      (d) => void delete action(d, 'delete').uses,
      '"remove": true',
      '`deleteSiteLayout` refuses what something refers to unless `evenInUse` is sent, and `delete` never asks for that. Add `"uses": true`.',
    ],
    [
      'deleted without knowing what refers to it',
      'site-route',
      (d) => {
        delete action(d, 'delete').uses;
        delete part(d, 'operations').uses;
      },
      '"remove": true',
      'Add `"uses": "listRouteUses"` to `operations`, and here `"uses": true`.',
    ],
    [
      'deleted for good without asking',
      'article',
      (d) => void delete action(d, 'delete-for-good').uses,
      '"remove": true',
      '`deleteArticle` refuses what something refers to unless `evenInUse` is sent, and `delete-for-good` never asks for that.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what is offered while one writes', () => {
  const offering = (d: JsonObject, ...suggestions: string[]) =>
    Object.assign(field(d, 'links'), { options: { suggestions } });
  const mistakes: Planted[] = [
    [
      'names in place of values',
      'social-media-section',
      (d) => offering(d, 'Facebook', 'x'),
      '"Facebook"',
      '`links` cannot be `"Facebook"`, which is offered. Did you mean `facebook`?',
    ],
    [
      'a value that there is not',
      'social-media-section',
      (d) => offering(d, 'x', 'twitter'),
      '"twitter"',
      '`links` cannot be `"twitter"`, which is offered. There are `facebook`, `instagram`, `x`, `youtube`, `tiktok` and `linkedin`.',
    ],
    [
      'a value twice',
      'social-media-section',
      (d) => offering(d, 'x', 'x'),
      '"x"',
      '`x` is offered twice. Remove one of them.',
    ],
    [
      'a start that there is not',
      'social-media-section',
      (d) => Object.assign(initial(d), { links: ['Facebook'] }),
      '"links": [',
      '`links` cannot be `"Facebook"`; the service would refuse it. Did you mean `facebook`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what Home counts', () => {
  const mistakes: Planted[] = [
    [
      'something else of the same list',
      'site-route',
      (d) => Object.assign(filter(d, 'state'), { watch: 'shadowed' }),
      '"watch": "shadowed"',
      'Home does not count those whose `state` is “Shadowed”, and would lead to them for what it counts. Write `"watch": "dead"`.',
    ],
    [
      'what has ended already',
      'sponsor',
      (d) => Object.assign(filter(d, 'state'), { watch: 'ended' }),
      '"watch": "ended"',
      'Home does not count those whose `state` is “Ended”',
    ],
    [
      'what it never counts',
      'video',
      (d) => Object.assign(filter(d, 'draft'), { watch: 'true' }),
      '"watch": "true"',
      'Home counts nothing by `draft`, and `watch` would lead nobody to those that are',
    ],
    [
      'by another filter than that of what it counts',
      'player',
      (d) => {
        delete filter(d, 'portraitConsentState').watch;
        filter(d, 'gender').watch = 'female';
      },
      '"watch": "female"',
      'Remove it, or write `"watch": "endingSoon"` at the filter `portraitConsentState`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('no mistake', () => {
  it.each<[string, string, (d: JsonObject) => unknown]>([
    ['a switch that is always on', 'dynamic-ads', (d) => removeField(d, 'isActive')],
    [
      'rows that are always on',
      'video-channels',
      (d) => {
        removeRowField(d, 'channels', 'active');
        field(d, 'channels').options = { initial: { active: true } };
      },
    ],
    ['a thing that starts off', 'dynamic-ads', (d) => Object.assign(initial(d), { isActive: false })],
    [
      'a row that starts off',
      'game-filters',
      (d) => Object.assign(options(d, 'filters'), { initial: { visible: false } }),
    ],
    [
      'a few of the values',
      'social-media-section',
      (d) => Object.assign(field(d, 'links'), { options: { suggestions: ['facebook', 'x'] } }),
    ],
    [
      'nothing deleted',
      'site-route',
      (d) => {
        delete d.actions;
        delete part(d, 'operations').delete;
        delete part(d, 'operations').uses;
      },
    ],
    ['a section less', 'ssgt', (d) => removeField(d, 'defaultForSeries')],
    ['nothing counted', 'sponsor', (d) => void delete filter(d, 'state').watch],
  ])('%s', (_, form, plant) => {
    expect(faultsOf(planted(form, (d) => void plant(d)))).toEqual([]);
  });
});
