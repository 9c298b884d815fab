import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Kort', 10, 'Kort'],
  ['Exakt tio.', 10, 'Exakt tio.'],
  ['Frosthamn vände derbyt på sex minuter', 20, 'Frosthamn vände…'],
  ['Frosthamn vände, derbyt', 17, 'Frosthamn vände…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['Mål 🏒🏒🏒🏒', 8, 'Mål 🏒🏒🏒🏒'],
  ['  Två \n rader ', 20, 'Två rader'],
])('cuts %j after %i letters to %j', (text, letters, shown) => expect(cutText(text, letters)).toBe(shown));
