import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach } from 'vitest';
import en from '../src/locales/en.json' with { type: 'json' };
import sv from '../src/locales/sv.json' with { type: 'json' };

// The console's texts, which its unit tests read like its pages: English until a test changes the language.

const areas = import.meta.glob<object>('../src/locales/areas/*.json', { import: 'default', eager: true });
/** The texts of a language: those of every page, and those of each area. */
const textsOf = (language: string, every: object): object =>
  Object.fromEntries([
    ...Object.entries(every),
    ...Object.entries(areas).flatMap(([file, texts]) =>
      file.endsWith(`.${language}.json`) ? Object.entries(texts) : [],
    ),
  ]);

await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: textsOf('en', en) }, sv: { translation: textsOf('sv', sv) } },
  interpolation: { escapeValue: false },
});

beforeEach(async () => {
  if (i18next.language !== 'en') await i18next.changeLanguage('en');
});
