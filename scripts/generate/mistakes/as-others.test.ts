import { describe, it } from 'vitest';
import { listAt } from '../json.ts';
import { column, expectRefused, field, type Planted, part, rowField } from './planting.ts';

// What the other definitions, and the pages that they have, tell of one.

describe('what other definitions tell', () => {
  const mistakes: Planted[] = [
    [
      'the list of another',
      'active-series',
      (d) => {
        part(d, 'operations').list = 'listSeries';
        part(d, 'list').order = { by: 'names', direction: 'asc' };
      },
      '"list": "listSeries"',
      '`listSeries` does not list what `active-series` says, and `listActiveSeries` does. Did you mean `listActiveSeries`?',
    ],
    [
      'a code that all others write in another way',
      'player',
      (d) => void delete field(d, 'nationality').options,
      '"widget": "country"',
      'Every other form that edits `nationality` has the option `written` so: { "SE": "sv" }. Write `"written": { "SE": "sv" }` in its `options`.',
    ],
    [
      'tags whose names nothing gives',
      'image',
      (d) => void delete part(field(d, 'tags'), 'options').known,
      '"widget": "tag-picker"',
      'Every other form that edits `tags` has the option `known` so: "fetchTags".',
    ],
    [
      'a language of the console left out',
      'main-sponsors',
      (d) => Object.assign(field(d, 'names'), { options: { languages: ['en', 'no'] } }),
      '"languages"',
      '`names` is not asked for in `sv`, in which people read the site, and every other name is. Write `["en", "no", "sv"]`, or leave `languages` out.',
    ],
    [
      'a page of another kind of thing, of a row',
      'site-sponsor-groups',
      (d) => Object.assign(part(field(d, 'groups'), 'options', 'page'), { path: '/sponsors/all/{id}/edit' }),
      '"path": "/sponsors/all/{id}/edit"',
      '`/sponsors/all/{id}/edit` opens a sponsor, and `id` is that of a sponsor group: it would not be found. Did you mean `/sponsors/setup/{id}/edit`?',
    ],
    [
      'nothing that finds what is to be restored',
      'team',
      (d) => Object.assign(part(d, 'list'), { filters: listAt(part(d, 'list'), 'filters').slice(0, -1) }),
      '"filters"',
      '`restore` is offered where `deleted` is `true`, and the list leaves these out: nobody could find one. Add a filter for `deleted`, with `choices`.',
    ],
    [
      'no filter at all',
      'series',
      (d) => void delete part(d, 'list').filters,
      '"list": {',
      '`restore` is offered where `deleted` is `true`, and the list leaves these out: nobody could find one.',
    ],
    [
      'the property of another name',
      'layout-group',
      (d) => Object.assign(field(d, 'columns'), { field: 'sortOrder' }),
      '"field": "sortOrder"',
      '“Columns” is what `columns` says, and `sortOrder` is named. Did you mean `columns`?',
    ],
    [
      'a column of another name',
      'sponsor',
      (d) => Object.assign(column(d, 'externalId'), { label: { en: 'Host', sv: 'Värd' } }),
      '"field": "externalId"',
      '“Host” is what `host` says, and `externalId` is named. Did you mean `host`?',
    ],
    [
      'a field of a row by another name',
      'site-sponsor-groups',
      (d) =>
        Object.assign(rowField(d, 'groups', 'greyscale'), {
          field: 'isMain',
          label: { en: 'Greyscale', sv: 'Gråskala' },
        }),
      '"field": "isMain"',
      '“Greyscale” is what `greyscale` says, and `isMain` is named. Did you mean `greyscale`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
