import { describe, expect, it, test } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { action, expectRefused, faultsOf, field, filter, type Planted, part, planted, text } from './planting.ts';

/** Texts that are the same in both languages though one of them has other words. */

const link = (d: JsonObject, index: number): JsonObject =>
  part(listAt(d, 'links').filter(isObject)[index] ?? {}, 'label');
const same = (words: JsonObject, language: 'en' | 'sv'): void =>
  void Object.assign(words, { en: words[language] ?? '', sv: words[language] ?? '' });

describe('what stands in one language alone', () => {
  const mistakes: Planted[] = [
    [
      'a Swedish word that the definitions translate',
      'team',
      (d) => same(link(d, 1), 'sv'),
      '"en"',
      '“Spelare” is Swedish, and “Players” elsewhere. Say it in English.',
    ],
    [
      'a Swedish sentence',
      'page',
      (d) => same(part(action(d, 'hide'), 'text'), 'sv'),
      '"en"',
      '“Besökarna hittar inte längre det som döljs.” stands as English, and is Swedish. Say it in English.',
    ],
    [
      'a Swedish help',
      'article',
      (d) => same(part(field(d, 'hideInListing'), 'help'), 'sv'),
      '"en"',
      '“Hittas bara genom sin adress och genom länkar.” stands as English, and is Swedish. Say it in English.',
    ],
    [
      'an English help',
      'article',
      (d) => same(part(field(d, 'publishedAt'), 'help'), 'en'),
      '"sv"',
      '“Empty: as soon as it is published. A later time schedules it.” stands for Swedish, too, and is English. Write it in Swedish.',
    ],
    [
      'an English label of which one word alone is known',
      'sponsor',
      (d) => same(part(field(d, 'contact.name'), 'label'), 'en'),
      '"sv"',
      '“Contact person” stands for Swedish, too, and is English. Write it in Swedish.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

test.each<[string, string, (d: JsonObject) => void]>([
  ['a word that is one of both languages', 'article', (d) => same(part(filter(d, 'game'), 'label'), 'sv')],
  [
    'a label that only names its property, as the studio adds it',
    'article',
    (d) => Object.assign(part(field(d, 'ownerInstanceId'), 'label'), text('Owner instance id')),
  ],
])('%s is taken', (_, form, plant) => {
  expect(faultsOf(planted(form, plant))).toEqual([]);
});
