import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { action, column, expectRefused, field, filter, type Planted, part, sections } from './planting.ts';

/** What stands beside each other is told apart by whoever reads one of the languages, though the other tells it apart. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const columnOf = (d: JsonObject, path: string, index: number): JsonObject =>
  listAt(options(d, path), 'columns').filter(isObject)[index] ?? {};
const sv = (node: JsonObject, key: string, words: string): void => void Object.assign(part(node, key), { sv: words });

describe('what reads alike in one language', () => {
  const mistakes: Planted[] = [
    [
      'two fields',
      'series',
      (d) => Object.assign(part(field(d, 'names'), 'label'), { en: 'Code' }),
      '"label"',
      'There is another field `Code` beside it. Give each words of its own, in both languages.',
    ],
    [
      'two columns',
      'season',
      (d) => sv(column(d, 'createdAt'), 'label', 'Kod'),
      '"label"',
      'There is another column `Kod` beside it. Give each words of its own, in both languages.',
    ],
    [
      'two filters',
      'team',
      (d) => sv(filter(d, 'gender'), 'label', 'Serie'),
      '"label"',
      'There is another filter `Serie` beside it. Give each words of its own, in both languages.',
    ],
    [
      'two sections',
      'ssgt',
      (d) => sv(sections(d)[1] ?? {}, 'title', 'Kombination'),
      '"title"',
      'There is another section `Kombination` beside it. Give each words of its own, in both languages.',
    ],
    [
      'two choices of a field',
      'team',
      (d) => Object.assign(part(field(d, 'gender'), 'choices', 'female'), { sv: 'Herr' }),
      '"female"',
      '`female` has the label of `male`. Give each choice its own, in both languages.',
    ],
    [
      'two fields of rows',
      'linked-images-section',
      (d) => sv(listAt(field(d, 'linkedImages'), 'items').filter(isObject)[1] ?? {}, 'label', 'Bild'),
      '"label"',
      'There is another `Bild` beside it. Give each words of its own, in both languages.',
    ],
    [
      'two columns of a field',
      'subscription-texts',
      (d) => sv(columnOf(d, 'count', 1), 'label', 'Avslutade'),
      '"label"',
      'There is another `Avslutade` beside it. Give each words of its own, in both languages.',
    ],
    [
      'what two actions say of themselves',
      'page',
      (d) => sv(action(d, 'show'), 'text', 'Besökarna hittar inte längre det som döljs.'),
      '"text"',
      '`hide` says the same, and does something else. Give each words of its own.',
    ],
    [
      'the headings of two groups of tags',
      'article',
      (d) => Object.assign(part(options(d, 'tags'), 'kinds', 'series'), { sv: 'Lag' }),
      '"series"',
      '`series` has the label of `team`. Give each choice its own, in both languages.',
    ],
    [
      'as what two tags link',
      'article',
      (d) => Object.assign(part(options(d, 'tags'), 'links', 'types', 'live'), { en: 'Report' }),
      '"live"',
      '`live` has the label of `report`. Give each choice its own, in both languages.',
    ],
    [
      'where two cuts are made',
      'article',
      (d) => {
        const [, last] = listAt(options(d, 'header'), 'cuts').filter(isObject);
        sv(last ?? {}, 'where', 'Sökmotorer');
      },
      '"where"',
      '“Sökmotorer” cuts in two places. Say of each cut who makes it, in both languages.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
