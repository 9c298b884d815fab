import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Älvnäs IF', 'alvnas if'],
  ['A\u0308lvna\u0308s IF', 'alvnas if'],
  ['ŁÓDŹ', 'lodz'],
  ['Sørensen', 'sorensen'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['ＦＣ Ｎｏｒｄ', 'fc nord'],
  ['Ham\u00admar\u200bby', 'hammarby'],
  ['مُباراة 🏒', 'مباراة 🏒'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a part of a text folds as it does within it', () => {
  const text = 'Älvnäs IF - Östra';
  expect([...text].map(foldText).join('')).toBe(foldText(text));
});
