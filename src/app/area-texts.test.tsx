import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAreaTexts } from '../engine/text/area-texts.ts';
import { setLanguage } from './i18n.ts';

beforeEach(() => {
  for (const language of ['en', 'sv']) i18next.removeResourceBundle(language, 'translation');
});
afterEach(() => setLanguage('en'));

const has = (language: string, area: string): boolean =>
  i18next.getResource(language, 'translation', area) !== undefined;

test('an area’s texts come when it is opened, and in another language when that is chosen', async () => {
  expect(has('en', 'statistics')).toBe(false);
  await openAreaTexts('statistics');
  expect([has('en', 'statistics'), has('sv', 'statistics')]).toEqual([true, false]);
  await setLanguage('sv');
  expect(has('sv', 'statistics')).toBe(true);
  expect(i18next.t('shell.home')).toBe('Hem');
});

test('an area that is opened in Swedish brings both: what has no translation is English', async () => {
  await setLanguage('sv');
  await openAreaTexts('games');
  expect([has('en', 'games'), has('sv', 'games')]).toEqual([true, true]);
});
