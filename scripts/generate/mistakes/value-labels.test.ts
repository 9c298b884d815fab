import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part } from './planting.ts';

/** Labels of values that are those of another value beside it. */

const swap = (labels: JsonObject, one: string, other: string): void => {
  [labels[one], labels[other]] = [labels[other] ?? null, labels[one] ?? null];
};
const rowField = (d: JsonObject, list: string, path: string): JsonObject =>
  listAt(field(d, list), 'items')
    .filter(isObject)
    .find((one) => one.field === path) ?? {};

describe('a value that is called as another', () => {
  const mistakes: Planted[] = [
    [
      'in the plural',
      'article',
      (d) => swap(part(field(d, 'tags'), 'options', 'kinds'), 'custom', 'game'),
      '"custom"',
      '`custom` is called “Games”, which `game` is. Put each in the place of the other.',
    ],
    [
      'in two words',
      'article',
      (d) => swap(part(field(d, 'tags'), 'options', 'links', 'types'), 'lineup', 'preview'),
      '"preview"',
      '`preview` is called “Line-up”, which `lineup` is. Put each in the place of the other.',
    ],
    [
      'in the rows of a field',
      'game',
      (d) => swap(part(rowField(d, 'periodScores', 'period'), 'choices'), 'extraTime', 'penalties'),
      '"penalties"',
      '`penalties` is called “Extra time”, which `extraTime` is. Put each in the place of the other.',
    ],
    [
      'by the words of another definition, in a column',
      'change-log',
      (d) => swap(part(column(d, 'entity'), 'choices'), 'site-route', 'site-sponsor-groups'),
      '"site-sponsor-groups"',
      '`site-sponsor-groups` is called “Route”, which forms/site-route.json is. Call it “Sponsor setup”.',
    ],
    [
      'by the words of another definition, in a filter',
      'change-log',
      (d) => swap(part(filter(d, 'entity'), 'choices'), 'content-feed', 'article-template'),
      '"content-feed"',
      '`content-feed` is called “Article template”, which forms/article-template.json is. Call it “Content feed”.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
