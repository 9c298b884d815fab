import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { keptChoice } from '../engine/values/kept-choice.ts';
import en from '../locales/en.json' with { type: 'json' };
import sv from '../locales/sv.json' with { type: 'json' };
import ourEn from './locales/en.json' with { type: 'json' };
import ourSv from './locales/sv.json' with { type: 'json' };

/** The languages that forms are shown in, and that the studio speaks. */
export const languages = ['en', 'sv'] as const;
/** The themes: the system's own, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;
/** The locale that dates, numbers and the primitives use for each language. */
export const locales = { en: 'en-GB', sv: 'sv-SE' };

type Language = (typeof languages)[number];

/** How the page looks. What forms are shown in is kept in its address, so that a reload, a frame and a test choose it in the same way; at first it is the studio's language. */
export interface Look {
  language: Language;
  theme: (typeof themes)[number];
  /** What the studio itself speaks: kept in this browser, like the console's language. */
  studio: Language;
}

const studioChoice = keptChoice('touchline.language', languages);
const listeners = new Set<() => void>();
let current = readLook(new URLSearchParams(location.search));

/** Starts the texts of both languages and shows the look that is asked for. Call once, before the first render. */
export async function startLook(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: pageLanguage(),
    fallbackLng: 'en',
    resources: { en: { translation: { ...en, ...ourEn } }, sv: { translation: { ...sv, ...ourSv } } },
    interpolation: { escapeValue: false },
  });
  addEventListener('hashchange', show);
  // The frames follow the page around them, which keeps what was chosen.
  addEventListener('storage', () => become({ ...current, studio: readStudio() }));
  show();
}

/** Changes the look, in the page, in its address and for the next visit. */
export function setLook(change: Partial<Look>): void {
  if (change.studio) studioChoice.write(change.studio);
  const next = { ...current, ...change };
  const address = new URL(location.href);
  address.searchParams.set('language', next.language);
  address.searchParams.set('theme', next.theme);
  history.replaceState(null, '', address);
  become(next);
}

/** The look; renders again when it changes. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => current);
}

function become(next: Look): void {
  current = next;
  show();
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function readLook(address: URLSearchParams): Look {
  return {
    language: languages.find((language) => language === address.get('language')) ?? readStudio(),
    theme: themes.find((theme) => theme === address.get('theme')) ?? 'system',
    studio: readStudio(),
  };
}

/** The language that was chosen in this browser, else the browser's own. */
function readStudio(): Language {
  const [own] = navigator.language.split('-');
  return studioChoice.read() ?? languages.find((language) => language === own) ?? 'en';
}

/** The language of the page as a whole: where forms fill it theirs, else the studio's. */
function pageLanguage(): Language {
  const address = new URLSearchParams(location.search);
  const isOfForms = address.has('preview') || address.has('bench') || location.hash.startsWith('#gallery');
  return isOfForms ? current.language : current.studio;
}

function show(): void {
  const language = pageLanguage();
  const { theme } = current;
  if (i18next.language !== language) void i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.title = i18next.t('studio.bar.workbench', { lng: current.studio });
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
