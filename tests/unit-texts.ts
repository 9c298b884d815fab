import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach } from 'vitest';
import en from '../src/locales/en.json' with { type: 'json' };
import sv from '../src/locales/sv.json' with { type: 'json' };

// The console's texts, which its unit tests read like its pages: English until a test changes the language.

const areas = import.meta.glob<object>(['../src/locales/areas/*.json', '../src/workbench/locales/*.json'], {
  import: 'default',
  eager: true,
});
await i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, sv: { translation: sv } },
  interpolation: { escapeValue: false },
});

// Those of areas come in as they do in the console, those of the studio as on its page.
for (const [file, texts] of Object.entries(areas))
  i18next.addResourceBundle(file.endsWith('sv.json') ? 'sv' : 'en', 'translation', texts, true, true);

beforeEach(async () => {
  if (i18next.language !== 'en') await i18next.changeLanguage('en');
});
