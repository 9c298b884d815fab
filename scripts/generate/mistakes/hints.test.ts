import { describe, expect, it } from 'vitest';
import { nearest } from '../faults.ts';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, expectTold, field, type Planted, part } from './planting.ts';

// Hints that lead to the mend: what follows them is right, and no mistake of another kind.

const options = (d: JsonObject, path: string) => part(field(d, path), 'options');

describe('a property that is shown twice', () => {
  const mistakes: Planted[] = [
    [
      'in the second column',
      'game',
      (d) => Object.assign(column(d, 'awayScore'), { field: 'homeScore' }),
      '"field": "homeScore"',
      'The list shows `homeScore` twice. Did you mean `awayScore` in “Away”? Else remove one of the two columns.',
    ],
    [
      'in the first column, whose label tells that it is not meant',
      'game-series',
      (d) => Object.assign(column(d, 'wins.home'), { field: 'wins.away' }),
      '"field": "wins.away"',
      'The list shows `wins.away` twice. Did you mean `wins.home` in “Home wins”? Else remove one of the two columns.',
    ],
    [
      'in two fields',
      'player',
      (d) => Object.assign(field(d, 'lastName'), { field: 'firstName' }),
      '"field": "firstName"',
      'The form shows `firstName` twice. Did you mean `lastName` in “Last name”? Else remove one of the two fields.',
    ],
    [
      'in the rows that belong to a thing',
      'subscription-texts',
      (d) => {
        const [, second] = listAt(options(d, 'count'), 'columns').filter(isObject);
        Object.assign(second ?? {}, { field: 'active' });
      },
      '"field": "active"',
      'The table shows `active` twice. Did you mean `paused` in “Paused”? Else remove one of the two columns.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what is named instead', () => {
  const mistakes: Planted[] = [
    [
      'another list, where this one has not what choices are called by',
      'game-header-competitions',
      (d) => Object.assign(options(d, 'competitions'), { source: 'listSeasons' }),
      '"choiceText": "titles"',
      'Or choose from `listInstanceSsgts` or `listSsgts`, which has both.',
    ],
    [
      'the list of what the field is called',
      'game-header-competitions',
      (d) => Object.assign(options(d, 'competitions'), { source: 'listSeries', choiceText: 'names' }),
      '"source": "listSeries"',
      'It is called “Competitions”, and `listSeries` gives “Series”. Did you mean `listSsgts`?',
    ],
    [
      'what a new thing does not start with yet',
      'ticket-promo-slide',
      (d) => {
        const { visibleUntil: _, ...initial } = part(d, 'form', 'initial');
        Object.assign(part(d, 'form'), { initial: { ...initial, visibleTo: null } });
      },
      '"visibleTo": null',
      'There is no field `visibleTo` in a ticket slide. Did you mean `visibleUntil`?',
    ],
    [
      'what rows are called, in place of what they are known by',
      'custom-tag',
      (d) => Object.assign(d, { title: 'value' }),
      '"title": "value"',
      '`value` identifies a thing, and tells nobody what it is. Did you mean `name`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));

  it('one thing alone, where the identifier is wrong', () => {
    expectTold({
      what: 'a name as the identifier',
      form: 'custom-tag',
      plant: (d) => Object.assign(d, { id: 'name' }),
      at: '"id": "name"',
      says: 'The editor\'s address names one by `value`, and not by `name`. Write `"id": "value"`.',
    });
  });

  it('the only name that begins with the same word', () => {
    expect(nearest('publishedOnly', ['publishedAt', 'createdAt', 'isPublished'])).toBe('publishedAt');
    expect(nearest('visibleTo', ['visibleUntil', 'visibleFrom'])).not.toBe('visibleUntil');
    expect(nearest('visibleTo', ['visibleUntil', 'name'])).toBe('visibleUntil');
  });
});

it('an operation of another kind leads to the one at the address of the others', () =>
  expectRefused(
    'saving by the operation that creates',
    'sponsor',
    (d) => Object.assign(part(d, 'operations'), { update: 'saveSponsor' }),
    '"update": "saveSponsor"',
    '`saveSponsor` cannot save a changed one: it is a POST, not a PUT. The only one is `updateSponsor`.',
  ));
