import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, text } from './planting.ts';

/** Keys that say something of a part that is not there, and two fields that a name cannot be divided into. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const columnOf = (d: JsonObject, path: string): JsonObject =>
  listAt(options(d, path), 'columns').filter(isObject)[1] ?? {};

describe('without effect', () => {
  const mistakes: Planted[] = [
    [
      'the name of a choice where none come from a list',
      'team',
      (d) => Object.assign(filter(d, 'gender'), { text: 'names' }),
      '"text"',
      '`text` says something of a `source`, and there is none. Remove it.',
    ],
    [
      'the value of a choice where a range of days is chosen',
      'team',
      (d) => Object.assign(filter(d, 'changedFrom'), { value: 'uuid' }),
      '"value"',
      '`value` says something of a `source`, and there is none. Remove it.',
    ],
    [
      'choices of a column of numbers in a field',
      'subscription-texts',
      (d) => Object.assign(columnOf(d, 'count'), { choices: { true: text('Yes'), false: text('No') } }),
      '"choices"',
      '`choices` means nothing in a column of the kind `number`. Remove it; it is for `choice` and `status`.',
    ],
    [
      'what is missing where nothing is filled',
      'subscription-texts',
      (d) => Object.assign(options(d, 'levels'), { wanting: text('Choose something') }),
      '"wanting"',
      'Nothing can be missing: no parameter is filled. Remove `wanting`.',
    ],
    [
      'a name divided into a text and a country',
      'staff',
      (d) => Object.assign(part(d, 'form', 'wholeName'), { first: 'nationality' }),
      '"first"',
      '`nationality` and `lastName` are written in different ways: they are no two parts of a name.',
    ],
    [
      'a name divided into a text and a position',
      'player',
      (d) => Object.assign(part(d, 'form', 'wholeName'), { last: 'positionCode' }),
      '"last"',
      '`firstName` and `positionCode` are written in different ways: they are no two parts of a name.',
    ],
    [
      'the unit of something else than the contract counts',
      'sponsor',
      (d) => Object.assign(options(d, 'warnDays'), { unit: '%' }),
      '"unit"',
      'The service counts in d, and the same number would be read as %. Write `d`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
