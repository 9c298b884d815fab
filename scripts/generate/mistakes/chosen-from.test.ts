import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, rowField } from './planting.ts';

// What is chosen from certain lists, and of a certain kind: the contract says it (`x-chosen-from`, `x-decides-kind`).

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');

/** A field that is chosen from a list, by one property of its rows. */
const chosen = (d: JsonObject, path: string, source: string, value: string, text = value) =>
  Object.assign(field(d, path), { widget: 'relation', options: { source, value, text } });

describe('what is chosen from certain lists', () => {
  const mistakes: Planted[] = [
    [
      'a name that no list gives, by the names of something else',
      'ads-section',
      (d) => chosen(d, 'slot', 'listDynamicAdsProviders', 'name', 'displayName'),
      '"widget": "relation"',
      'No list gives what `slot` keeps, and `listDynamicAdsProviders` gives something else. Remove it: such a value is written.',
    ],
    [
      'words that people write, by a list',
      'dynamic-ads',
      (d) => chosen(d, 'company', 'listDynamicAdsProviders', 'displayName'),
      '"widget": "relation"',
      'By the contract `company` is words that people write, chosen from no list. Remove the widget, or write `x-chosen-from: { listDynamicAdsProviders: displayName }` in the contract.',
    ],
    [
      'a choice of a wider list',
      'game-filters',
      (d) => Object.assign(options(d, 'defaultSeriesUuid'), { source: 'listSeries' }),
      '"source": "listSeries"',
      '`defaultSeriesUuid` is chosen from what `listGameFilterSeries` gives, and not from what `listSeries` does. Did you mean `listGameFilterSeries`?',
    ],
    [
      'rows of a wider list',
      'game-filters',
      (d) => Object.assign(options(d, 'filters'), { source: 'listSeries' }),
      '"source": "listSeries"',
      '`filters` is chosen from what `listGameFilterSeries` gives, and not from what `listSeries` does.',
    ],
    [
      'a competition of another site',
      'table-section',
      (d) => Object.assign(options(d, 'ssgtUuid'), { source: 'listAvailableSsgts' }),
      '"source": "listAvailableSsgts"',
      '`ssgtUuid` is chosen from what `listSsgts` gives, and not from what `listAvailableSsgts` does. Did you mean `listSsgts`?',
    ],
    [
      'a filter by a list of another site',
      'player',
      (d) => Object.assign(filter(d, 'seriesUuid'), { source: 'listGameFilterSeries' }),
      '"source": "listGameFilterSeries"',
      '`seriesUuid` is chosen from what `listSeries` gives, and not from what `listGameFilterSeries` does.',
    ],
    [
      'a page by what slides lead to',
      'page',
      (d) => Object.assign(options(d, 'parentId'), { source: 'listLinkTargets', text: 'titles' }),
      '"source": "listLinkTargets"',
      '`parentId` is chosen from what `listPages` gives, and not from what `listLinkTargets` does. Did you mean `listPages`?',
    ],
    [
      'a parameter that takes a name, filled with the identifier',
      'dynamic-ads',
      (d) => Object.assign(part(options(d, 'ofProvider'), 'parameters'), { id: 'id' }),
      '"id": "id"',
      '`id` takes the `name` of what `listDynamicAdsProviders` gives, and `id` is none. The only one is `name`.',
    ],
    [
      'a parameter that takes a name, filled with what it is called',
      'dynamic-ads',
      (d) => Object.assign(part(options(d, 'ofProvider'), 'parameters'), { id: 'providerName' }),
      '"id": "providerName"',
      '`id` takes the `name` of what `listDynamicAdsProviders` gives, and `providerName` is none.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('a list of things of several kinds', () => {
  const without = (of: JsonObject): void => void delete part(of, 'options').parameters;
  const mistakes: Planted[] = [
    [
      'that is not told which',
      'hero-slide',
      (d) => without(field(d, 'link.id')),
      '"source": "listLinkTargets"',
      '`listLinkTargets` gives things of the kind `article` unless `kind` says another, and nothing fills it for `link.id`. Add `"parameters": { "kind": "link.kind" }`.',
    ],
    [
      'that is not told which in a row',
      'hero-slide',
      (d) => without(rowField(d, 'buttons', 'link.id')),
      '"source": "listLinkTargets"',
      'nothing fills it for `link.id`. Add `"parameters": { "kind": "link.kind" }`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
