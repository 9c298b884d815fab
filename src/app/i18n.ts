import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { translateOpenAreas } from '../engine/text/area-texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import { type Language, languageChoice, languages } from './language.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sv: 'Svenska' };

/** The locale that dates, numbers and the primitives use for each language. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', sv: 'sv-SE' };

/** Starts the interface in the chosen language. Call once, before the first render. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });
  const chosen = languageChoice.read();
  // Without its file the page still opens, in English.
  if (chosen && chosen !== 'en') await show(chosen).catch((error: unknown) => console.warn(error));
}

/**
 * Changes the language, at once and for the next visit.
 * @throws {Error} when the language's file cannot be loaded; the language then stays as it is
 */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  languageChoice.write(language);
}

/** The language of `i18n.language`, which the library only knows as a text. */
export function languageOf(name: string): Language {
  return languages.find((language) => language === name) ?? 'en';
}

async function show(language: Language): Promise<void> {
  if (language === 'sv' && !i18next.exists('shell.home', { lng: 'sv', fallbackLng: [] })) {
    const { default: sv } = await import('../locales/sv.json');
    // What areas have brought already stays.
    i18next.addResourceBundle('sv', 'translation', sv, true, true);
  }
  if (language !== 'en') await translateOpenAreas(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
