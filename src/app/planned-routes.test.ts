import i18next from 'i18next';
import { expect, test } from 'vitest';
import { plannedRoutes } from './planned-routes.ts';

test('every title of a planned page has its words in both languages', () => {
  for (const { title } of plannedRoutes) {
    expect(i18next.exists(`titles.${title}`, { lng: 'en', fallbackLng: 'en' })).toBe(true);
    expect(i18next.getResource('sv', 'translation', `titles.${title}`)).toEqual(expect.any(String));
  }
});
