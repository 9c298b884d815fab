import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { languageOf, setLanguage } from './i18n.ts';

afterEach(() => setLanguage('en'));

test('a chosen language holds at once, for the document and for the next visit', async () => {
  await setLanguage('sv');
  expect(i18next.t('shell.home')).toBe('Hem');
  expect(document.documentElement.lang).toBe('sv');
  expect(localStorage.getItem('touchline.language')).toBe('sv');
  await setLanguage('en');
  expect(i18next.t('shell.home')).toBe('Home');
  expect(document.documentElement.lang).toBe('en');
});

test('a language that is not the interface’s counts as English', () => {
  expect(languageOf('sv')).toBe('sv');
  expect(languageOf('de')).toBe('en');
});
