import { expect, it } from 'vitest';
import { languageAttributes } from './text-direction.ts';

it.each([
  ['sv', { lang: 'sv', dir: 'ltr', spellcheck: 'true' }],
  ['SE', { lang: 'sv', dir: 'ltr', spellcheck: 'true' }],
  ['se', { lang: 'se', dir: 'ltr', spellcheck: 'true' }],
  ['ar', { lang: 'ar', dir: 'rtl', spellcheck: 'true' }],
  ['', { dir: 'auto', spellcheck: 'true' }],
  ['x" onload="', { dir: 'auto', spellcheck: 'true' }],
  [undefined, { dir: 'auto', spellcheck: 'true' }],
])('says of %j what the browser needs', (language, expected) => {
  expect(languageAttributes(language)).toEqual(expected);
});
