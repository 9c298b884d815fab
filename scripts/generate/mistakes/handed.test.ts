import { test } from 'vitest';
import { type JsonObject, listAt, textAt } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part, sections, text } from './planting.ts';

/** Values that reach an operation, a page or a record which does not take them, and conditions that take away what they depend on. */

const link = (d: JsonObject, path: string): JsonObject =>
  (listAt(d, 'links') as JsonObject[]).find((each) => textAt(each, 'path')?.startsWith(path)) ?? {};
const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const section = (d: JsonObject, name: string): JsonObject => sections(d).find((each) => each.name === name) ?? {};
const operations = (d: JsonObject): JsonObject => part(d, 'operations');

const mistakes: Planted[] = [
  [
    'a tag by an identifier alone',
    'player',
    (d) => Object.assign(link(d, '/articles/list'), { path: '/articles/list?tag={uuid}' }),
    '"path"',
    '`tag` takes no `{uuid}`. Write `tag=player.{uuid}`.',
  ],
  [
    'the page of a row by its name',
    'site-sponsor-groups',
    (d) => Object.assign(part(options(d, 'groups'), 'page'), { path: '/sponsors/setup/{name}/edit' }),
    '"path"',
    '`/sponsors/setup/{name}/edit` is not found by `name`. The only one is `id`.',
  ],
  [
    'a source filled with another choice',
    'hero-slide',
    (d) => Object.assign(options(d, 'link.id'), { parameters: { kind: 'textColour' } }),
    '"kind": "textColour"',
    '`kind` takes one of `route`, `article`, `game` or `page`, and `textColour` is one of `light` or `dark`.',
  ],
  [
    'a source whose page is filled from the form',
    'hero-slide',
    (d) => Object.assign(options(d, 'link.id'), { parameters: { page: 'overlay' } }),
    '"page"',
    '`listLinkTargets` has no parameter `page`.',
  ],
  [
    'a free text that keeps an identifier',
    'game',
    (d) =>
      Object.assign(field(d, 'venueName'), {
        widget: 'relation',
        options: { source: 'listTeams', value: 'uuid', text: 'displayName' },
      }),
    '"value"',
    '`venueName` is text for people, and would keep an identifier.',
  ],
  [
    'a thing that keeps no name of its choice',
    'game',
    (d) => {
      delete options(d, 'homeTeam').create;
      return Object.assign(options(d, 'homeTeam'), { source: 'listSeries', text: 'names' });
    },
    '"text"',
    '`homeTeam` keeps no `names`, so nobody could read what is stored.',
  ],
  [
    'one that nobody makes, made in place',
    'team',
    (d) => Object.assign(options(d, 'ownerInstanceId'), { create: 'shop-category' }),
    '"create"',
    'Nobody makes a new shop-category',
  ],
  [
    'uses of something else',
    'sponsor',
    (d) => Object.assign(operations(d), { uses: 'listRouteUses' }),
    '"uses"',
    '`listRouteUses` is about routing, and the list about sponsors. The only one is `listSponsorUses`.',
  ],
  [
    'a filter by another property than its own',
    'team',
    (d) =>
      listAt(d.list, 'filters').push({
        parameter: 'teamCode',
        label: text('Team code'),
        source: 'listTeams',
        value: 'displayName',
        text: 'displayName',
      }),
    '"value": "displayName"',
    '`listTeams` gives `teamCode` itself, and it would be filled with `displayName`.',
  ],
  [
    'a filter by an import where there is none',
    'custom-tag',
    (d) => {
      delete filter(d, 'used').choices;
      return Object.assign(filter(d, 'used'), { as: 'import' });
    },
    '"parameter": "used"',
    '`used` is not what an import made.',
  ],
  [
    'days narrowed by another moment',
    'article',
    (d) => Object.assign(part(d, 'list', 'days'), { filter: 'changedFrom' }),
    '"filter": "changedFrom"',
    '`changedFrom` narrows by `lastModified`, and the days are those of `publishedAt`. Did you mean `publishedFrom`?',
  ],
  [
    'days of another moment than the filter',
    'game',
    (d) => Object.assign(part(d, 'list', 'days'), { field: 'lastModified' }),
    '"filter": "startsFrom"',
    '`startsFrom` narrows by `startDateTime`, and the days are those of `lastModified`.',
  ],
  [
    'a column whose yes is called no',
    'team',
    (d) => Object.assign(column(d, 'deleted'), { choices: { false: text('Deleted'), true: { en: 'No', sv: 'Nej' } } }),
    '"true"',
    '`deleted` that is true is called “No”, and what is not “Deleted”.',
  ],
  [
    'a section hidden by a switch of its own',
    'dynamic-ads',
    (d) => Object.assign(section(d, 'script'), { when: { updateAdsSections: true } }),
    '"updateAdsSections": true',
    '`updateAdsSections` stands in this section: once it is hidden, nobody could show it again.',
  ],
  [
    'a field shown on one day alone',
    'player',
    (d) => Object.assign(field(d, 'portraitConsentBy'), { when: { portraitConsentUntil: '2026-01-01' } }),
    '"portraitConsentUntil": "2026-01-01"',
    '`portraitConsentUntil` is a day, and hardly ever this one.',
  ],
  [
    'rows locked by a text',
    'game',
    (d) => Object.assign(field(d, 'periodScores'), { options: { lockedBy: 'period' } }),
    '"lockedBy"',
    '`lockedBy` takes yes or no',
  ],
  [
    'rows of a new thing that nobody can add',
    'game',
    (d) => Object.assign(field(d, 'periodScores'), { options: { fixed: true } }),
    '"fixed"',
    'A new one has no rows, and nobody could add any.',
  ],
  [
    'rows told apart by their names',
    'game-series',
    (d) => Object.assign(options(d, 'games'), { value: 'displayName' }),
    '"value": "displayName"',
    'Two rows may have the same `displayName`. The only one is `uuid`.',
  ],
  [
    'first and last days swapped',
    'site-sponsors',
    (d) => Object.assign(options(d, 'sponsors'), { first: 'visibleUntil', last: 'visibleFrom' }),
    '"first"',
    'It begins with `visibleUntil` and ends with `visibleFrom`.',
  ],
  [
    'a part of a start value that nobody reads',
    'hero-slide',
    (d) => Object.assign(part(d, 'form', 'initial', 'media', 'video'), { mute: true }),
    '"mute"',
    'Nothing reads `mute`. Did you mean `muted`?',
  ],
  [
    'links of a kind that cannot be chosen',
    'article',
    (d) => {
      delete part(options(d, 'tags'), 'kinds').game;
    },
    '"kind": "game"',
    'No `game` can be chosen.',
  ],
];

test.each(mistakes)('%s is refused with its line and what to do instead', expectRefused);
