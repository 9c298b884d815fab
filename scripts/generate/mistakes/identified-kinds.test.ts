import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { column, expectRefused, field, linkTo, type Planted, part } from './planting.ts';

// Identifiers are shown nowhere in the place of a name, and stand for one kind of thing.

const options = (d: JsonObject, path: string) => part(field(d, path), 'options');

describe('an identifier in the place of a name', () => {
  const mistakes: Planted[] = [
    [
      'in a column',
      'shop-category',
      (d) => Object.assign(column(d, 'parentName'), { field: 'parentId' }),
      '"field": "parentId"',
      '`parentId` is an identifier, which nobody reads, and `parentName` says what it stands for. Did you mean `parentName`?',
    ],
    [
      'of what draws a page',
      'page',
      (d) => Object.assign(column(d, 'layoutName'), { field: 'layoutId' }),
      '"field": "layoutId"',
      '`layoutId` is an identifier, which nobody reads, and `layoutName` says what it stands for.',
    ],
    [
      'as what rows are called',
      'editable-series',
      (d) => Object.assign(options(d, 'series'), { text: 'uuid' }),
      '"text": "uuid"',
      '`uuid` is an identifier, which nobody reads, and `names` says what it stands for. Did you mean `names`?',
    ],
    [
      'as what choices are called',
      'game-filters',
      (d) => Object.assign(options(d, 'filters'), { choiceText: 'uuid' }),
      '"choiceText": "uuid"',
      '`uuid` identifies a thing, and tells nobody what it is. There are `code` and `displayName`.',
    ],
    [
      'as the title, which the contract names by something called otherwise',
      'change-log',
      (d) => Object.assign(d, { title: 'entityId' }),
      '"title": "entityId"',
      '`entityId` is an identifier, which nobody reads, and `titles` says what it stands for.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('names that may be none', () => {
  const mistakes: Planted[] = [
    [
      'as the title',
      'player-statistics',
      (d) => Object.assign(d, { title: 'ssgt.names' }),
      '"title": "ssgt.names"',
      '`ssgt.names` may be empty, and `ssgt.titles` never is. Did you mean `ssgt.titles`?',
    ],
    [
      'of what has a name besides',
      'site-sponsors',
      (d) => Object.assign(d, { title: 'names' }),
      '"title": "names"',
      '`names` may be empty, and `name` never is. Did you mean `name`?',
    ],
    [
      'as what choices are called',
      'table-section',
      (d) => Object.assign(options(d, 'ssgtUuid'), { text: 'names' }),
      '"text": "names"',
      '`names` may be empty, and `titles` never is. Did you mean `titles`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('an identifier of something else', () => {
  const mistakes: Planted[] = [
    [
      'series, where competitions are kept',
      'game-header-competitions',
      (d) => Object.assign(options(d, 'competitions'), { source: 'listGameFilterSeries', choiceText: 'names' }),
      '"source": "listGameFilterSeries"',
      '`competitions` is chosen from what `listInstanceSsgts` gives, and not from what `listGameFilterSeries` does.',
    ],
    [
      'competitions, where series are kept',
      'game-filters',
      (d) => Object.assign(options(d, 'filters'), { source: 'listInstanceSsgts' }),
      '"source": "listInstanceSsgts"',
      '`filters` is chosen from what `listGameFilterSeries` gives, and not from what `listInstanceSsgts` does.',
    ],
    [
      'a competition, where a series is chosen',
      'game-filters',
      (d) => Object.assign(options(d, 'defaultSeriesUuid'), { source: 'listInstanceSsgts' }),
      '"source": "listInstanceSsgts"',
      '`defaultSeriesUuid` is chosen from what `listGameFilterSeries` gives, and not from what `listInstanceSsgts` does.',
    ],
    [
      'a code in a filter that takes an identifier',
      'series',
      (d) => Object.assign(linkTo(d, '/sports/game'), { path: '/sports/game?series={code}' }),
      '"path": "/sports/game?series={code}"',
      '`series` takes an identifier, and `code` is none. Write `series={uuid}`.',
    ],
    [
      'a code in a filter of another list',
      'season',
      (d) => Object.assign(linkTo(d, '/sports/ssgt'), { path: '/sports/ssgt?seasonUuid={code}' }),
      '"path": "/sports/ssgt?seasonUuid={code}"',
      '`seasonUuid` takes an identifier, and `code` is none. Write `seasonUuid={uuid}`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
