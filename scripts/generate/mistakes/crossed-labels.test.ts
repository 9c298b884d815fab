import { describe, it } from 'vitest';
import { column, expectRefused, field, type Planted, part } from './planting.ts';

// Two labels, helps or units, each in the place of the other: told where the wrong one stands, as names and units tell.

const swap = (key: string, one: Record<string, unknown>, other: Record<string, unknown>) => {
  [one[key], other[key]] = [other[key], one[key]];
};

describe('what is crossed', () => {
  const mistakes: Planted[] = [
    [
      'labels of two fields, told at the form',
      'player',
      (d) => swap('label', field(d, 'height'), field(d, 'weight')),
      '"label"',
      'The list calls `height` “Height”, and the form “Weight”. Call the field “Height”.',
    ],
    [
      'labels of two columns, told at the list',
      'player',
      (d) => swap('label', column(d, 'height'), column(d, 'weight')),
      '"label"',
      'The form calls `weight` “Weight”, and `height` “Height”. Call the column “Height”.',
    ],
    [
      'two ends of a range in the form',
      'sponsor',
      (d) => swap('field', field(d, 'contractFrom'), field(d, 'contractUntil')),
      '"label"',
      'The list calls `contractUntil` “Contract end”, and the form “Contract start”. Call the field “Contract end”.',
    ],
    [
      'columns whose labels are shorter than those of the form',
      'game',
      (d) => swap('label', column(d, 'homeScore'), column(d, 'awayScore')),
      '"label"',
      'The form calls `awayScore` “Away score”, and `homeScore` “Home score”. Call the column “Home”.',
    ],
    [
      'the unit of another column',
      'player',
      (d) => Object.assign(column(d, 'weight'), { unit: 'cm' }),
      '"unit": "cm"',
      'The list shows `weight` in cm, and the form in kg. Write `kg`.',
    ],
    [
      'a help that the contract gives of another field',
      'sponsor',
      (d) => swap('help', field(d, 'url'), field(d, 'urlParameters')),
      '"help"',
      'The contract says so of `url`, and not of `urlParameters`. Say what helps with',
    ],
    [
      'addresses of two pages',
      'team',
      (d) => Object.assign(part(d, 'paths'), { import: '/sports/teams/merge', merge: '/sports/teams/import' }),
      '"import": "/sports/teams/merge"',
      'The page of `import` would stand at an address that ends with `merge`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
