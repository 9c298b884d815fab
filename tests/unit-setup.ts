import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterAll, afterEach, beforeEach } from 'vitest';
import en from '../src/locales/en.json' with { type: 'json' };
import sv from '../src/locales/sv.json' with { type: 'json' };

// What the console's unit tests need beside jsdom: its texts (English until a test changes the language), a clean page after each
// test, and the parts of a browser that jsdom lacks.

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

// What comes a moment later is waited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(async () => {
  if (i18next.language !== 'en') await i18next.changeLanguage('en');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// react-aria speaks its first announcement a little later; after a file's last test there is no document to speak into any more.
afterAll(() => {
  for (const speaker of document.querySelectorAll('[data-live-announcer]')) speaker.remove();
});

/** A wide screen with a mouse, in light colours: no query of the styles matches. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

Element.prototype.scrollIntoView ??= () => {};
