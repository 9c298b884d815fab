import { expect, it } from 'vitest';
import { hasForm, PHONE } from './formats.ts';
import { tidyEntry, tidyNumber } from './tidy-text.ts';

it.each([
  // As an address book copies it.
  ['\u202d+46 70 123 45 67\u202c', '+46 70 123 45 67'],
  ['08\u2011123 45\u00a067', '08-123 45 67'],
  ['08–123\u202f45', '08-123 45'],
  ['\uff0b46\uff17\uff10', '+4670'],
  ['\u200e', ''],
])('a telephone number that was pasted as %j is one', (pasted, number) => {
  expect(tidyNumber(pasted)).toBe(number);
  expect(hasForm(PHONE, number)).toBe(true);
});

it('an e-mail address or an account has nothing in it that is not seen', () => {
  expect(tidyEntry('\u2068anna@club\u00ad.example\u2069 ')).toBe('anna@club.example');
});
