import { describe, expect, it } from 'vitest';
import { action, expectRefused, faultsOf, field, type Planted, part, planted } from './planting.ts';

/** Sentences of which one language says what the other does not. */

describe('a sentence that says another thing in Swedish', () => {
  const mistakes: Planted[] = [
    [
      'a yes for a no',
      'ssgt',
      (d) =>
        Object.assign(part(action(d, 'activate'), 'text'), {
          sv: 'Tävlingen är ett utkast. Den blir ett utkast igen.',
        }),
      '"sv"',
      'It denies nothing, and the English says “cannot”. Say the same in each language.',
    ],
    [
      'a no for a yes',
      'ssgt',
      (d) => Object.assign(part(action(d, 'reopen'), 'text'), { sv: 'Tävlingen blir inte aktiv igen.' }),
      '"en"',
      'It denies nothing, and the Swedish says “inte”. Say the same in each language.',
    ],
    [
      'another number',
      'sponsor',
      (d) =>
        Object.assign(field(d, 'note'), { help: { en: 'It is kept for 24 hours.', sv: 'Den sparas i 48 timmar.' } }),
      '"sv"',
      'It says 48, and the English 24. Say the same in each language.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

it.each([
  ['a number in words', { en: 'It is kept for 2 days.', sv: 'Den sparas i två dagar.' }],
  ['a no in another way', { en: 'Visitors do not see it.', sv: 'Den är dold för besökarna.' }],
  ['a no that English says otherwise', { en: 'Lists leave it out.', sv: 'Listorna visar den inte.' }],
])('%s is no mistake', (_, help) => {
  expect(faultsOf(planted('sponsor', (d) => void Object.assign(field(d, 'note'), { help })))).toEqual([]);
});
