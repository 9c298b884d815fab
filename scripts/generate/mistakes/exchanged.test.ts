import { describe, expect, it } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, faultsOf, field, filter, type Planted, part, planted, rowField } from './planting.ts';

// Properties of two that stand beside each other exchanged, while the labels stayed: what one says is then what the other is.

const swap = (key: string, one: JsonObject, other: JsonObject) => {
  [one[key], other[key]] = [other[key] ?? null, one[key] ?? null];
};
const shown = (d: JsonObject, path: string, index: number) =>
  listAt(part(field(d, path), 'options'), 'columns')[index] as JsonObject;
const call = (one: JsonObject, en: string, sv: string) => Object.assign(one, { label: { en, sv } });

describe('what is called as another', () => {
  const mistakes: Planted[] = [
    [
      'fields whose helps alone say which is which',
      'article',
      (d) => swap('field', field(d, 'metadata.canonicalUrl'), field(d, 'metadata.externalUrl')),
      '"label"',
      '`metadata.externalUrl` is called “Address of the original”, which is what `metadata.canonicalUrl` is',
    ],
    [
      'columns of what is shown',
      'subscription-texts',
      (d) => swap('field', shown(d, 'count', 1), shown(d, 'count', 2)),
      '"label"',
      '`cancelled` is called “Paused”, which is what `paused` is, called “Cancelled”. Put each label',
    ],
    [
      'columns of what is shown, in other words of the contract',
      'subscription-texts',
      (d) => {
        call(shown(d, 'count', 1), 'Ended', 'Avslutade');
        call(shown(d, 'count', 2), 'Resting', 'Vilande');
      },
      '"label"',
      '`paused` is called “Ended”, which is what `cancelled` is, called “Resting”. Put each label',
    ],
    [
      'three columns in turn',
      'subscription-texts',
      (d) => {
        swap('field', shown(d, 'count', 0), shown(d, 'count', 1));
        swap('field', shown(d, 'count', 1), shown(d, 'count', 2));
      },
      '"label"',
      '`paused` is called “Active”, which is what `active` is, called “Cancelled”. Give each its own label.',
    ],
    [
      'columns of the list that the form does not have',
      'player-statistics',
      (d) => swap('label', column(d, 'goals'), column(d, 'assists')),
      '"label"',
      '`goals` is called “Assists”, which is what `assists` is, called “Goals”. Put each label',
    ],
    [
      'fields that the list does not have',
      'sponsor',
      (d) => swap('label', field(d, 'note'), field(d, 'externalId')),
      '"label"',
      '`externalId` is called “Note”, which is what `note` is, called “External id”. Put each label',
    ],
    [
      'fields of rows',
      'game-setting',
      (d) => swap('label', rowField(d, 'metadata', 'uri'), rowField(d, 'metadata', 'label')),
      '"label"',
      '`uri` is called “Text”, which is what `label` is, called “Address”. Put each label',
    ],
    [
      'columns that other definitions call so',
      'series',
      (d) => swap('field', column(d, 'lastModified'), column(d, 'createdAt')),
      '"label"',
      '`createdAt` is called “Changed”, which is what `lastModified` is, called “Added”. Put each label',
    ],
    [
      'filters',
      'image',
      (d) => swap('label', filter(d, 'private'), filter(d, 'sixteenNine')),
      '"label"',
      '`sixteenNine` is called “Private”, which is what `private` is, called “16:9”.',
    ],
    [
      'two ends in the list and the form alike',
      'sponsor',
      (d) => {
        swap('label', field(d, 'contractFrom'), field(d, 'contractUntil'));
        swap('label', column(d, 'contractFrom'), column(d, 'contractUntil'));
      },
      '"label"',
      '`contractUntil` is called “Contract start”, which is what `contractFrom` is, called “Contract end”.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));

  it.each<[string, string, (d: JsonObject) => unknown]>([
    [
      'other words for each column of what is shown',
      'subscription-texts',
      (d) => {
        call(shown(d, 'count', 1), 'Resting', 'Vilande');
        call(shown(d, 'count', 2), 'Ended', 'Avslutade');
      },
    ],
    [
      'columns in another order',
      'subscription-texts',
      (d) => listAt(part(field(d, 'count'), 'options'), 'columns').reverse(),
    ],
    [
      'two ends in other words',
      'sponsor',
      (d) => {
        for (const one of [field(d, 'contractFrom'), column(d, 'contractFrom')]) call(one, 'Begins', 'Börjar');
        for (const one of [field(d, 'contractUntil'), column(d, 'contractUntil')]) call(one, 'Ends', 'Slutar');
      },
    ],
    ['an address called a website', 'sponsor', (d) => call(field(d, 'url'), 'Website', 'Webbplats')],
  ])('%s is no mistake', (_, form, change) => {
    expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
  });
});
