import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { openAreaTexts, translateOpenAreas } from './area-texts.ts';

beforeAll(async () => {
  if (!i18next.isInitialized) await i18next.init({ lng: 'en', fallbackLng: 'en', resources: {} });
});

it('translates an area, too, that is opened while the language changes', async () => {
  await openAreaTexts('games');
  const changing = translateOpenAreas('sv');
  await openAreaTexts('page-text');
  await changing;
  expect(i18next.exists('pageText.placeholder', { lng: 'sv', fallbackLng: [] })).toBe(true);
});
