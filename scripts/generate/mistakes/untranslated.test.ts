import { describe, expect, it, test } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import {
  action,
  column,
  expectRefused,
  faultsOf,
  field,
  filter,
  type Planted,
  part,
  planted,
  text,
} from './planting.ts';

/** Texts that are the same in both languages though one of them has other words. */

const link = (d: JsonObject, index: number): JsonObject =>
  part(listAt(d, 'links').filter(isObject)[index] ?? {}, 'label');
const firstColumn = (d: JsonObject): JsonObject => listAt(d.list, 'columns').filter(isObject)[0] ?? {};
/** Gives every text its English in both. */
function untranslated(node: unknown): void {
  if (Array.isArray(node)) node.forEach(untranslated);
  if (!isObject(node)) return;
  if (typeof node.en === 'string' && typeof node.sv === 'string') Object.assign(node, { sv: node.en });
  else Object.values(node).forEach(untranslated);
}
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

describe('what nobody has translated', () => {
  const mistakes: Planted[] = [
    [
      'a label that only names its property',
      'hero-slide',
      (d) => same(part(field(d, 'textColour'), 'label'), 'en'),
      '"sv"',
      '“Text colour” stands for Swedish, too, and is English. Write it in Swedish.',
    ],
    [
      'a word that names its property, and stands nowhere else',
      'hero-slide',
      (d) => same(part(field(d, 'kicker'), 'label'), 'en'),
      '"sv"',
      'is English',
    ],
    [
      'a label that other definitions translate',
      'team',
      (d) => same(part(field(d, 'nationality'), 'label'), 'en'),
      '"sv"',
      '“Nationality” is English, and “Nationalitet” elsewhere. Write “Nationalitet”.',
    ],
    [
      'a label that other definitions translate in two ways',
      'team',
      (d) => same(part(column(d, 'series'), 'label'), 'en'),
      '"sv"',
      '“Series” stands for Swedish, too, and is English. Write “Serie” or “Serier”.',
    ],
    [
      'a value beside others that are translated',
      'layout-settings',
      (d) => same(part(field(d, 'spacing'), 'choices', 'airy'), 'en'),
      '"sv"',
      '“Airy” stands for Swedish, too, and is English. Write it in Swedish.',
    ],
    [
      'Swedish words that stand nowhere else',
      'team',
      (d) => same(part(field(d, 'teamCode'), 'label'), 'sv'),
      '"en"',
      '“Lagkod” stands as English, and is Swedish. Say it in English.',
    ],
    [
      'a word that looks like the English one',
      'series',
      (d) => same(part(d, 'labels', 'one'), 'sv'),
      '"en"',
      '“Serie” is Swedish, and “Series” elsewhere. Say it in English.',
    ],
    [
      'one English word as the Swedish of others',
      'team',
      (d) => Object.assign(part(field(d, 'gender'), 'choices', 'male'), { en: 'Men', sv: 'Male' }),
      '"sv"',
      '“Male” is English. Put each in its own language.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

test.each<[string, string, (d: JsonObject) => void]>([
  ['a word that is one of both languages', 'article', (d) => same(part(filter(d, 'game'), 'label'), 'sv')],
  [
    'a name that both languages have',
    'hero-slide',
    (d) => Object.assign(part(field(d, 'kicker'), 'label'), text('Slogan')),
  ],
  ['a name of a service', 'team', (d) => Object.assign(part(field(d, 'teamInfo.website'), 'label'), text('Spotify'))],
  [
    'an English word that is another one in Swedish',
    'team',
    (d) => Object.assign(part(field(d, 'gender'), 'choices', 'male'), { en: 'Men', sv: 'Herrar' }),
  ],
  ['a game, which is called alike in both', 'game', (d) => same(part(firstColumn(d), 'label'), 'sv')],
])('%s is taken', (_, form, plant) => {
  expect(faultsOf(planted(form, plant))).toEqual([]);
});

test('a first definition, which nobody has translated, is taken', () => {
  expect(faultsOf(planted('sponsor', untranslated))).toEqual([]);
});
