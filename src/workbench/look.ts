import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json' with { type: 'json' };
import sv from '../locales/sv.json' with { type: 'json' };

/** The languages that forms are shown in. */
export const languages = ['en', 'sv'] as const;
/** The themes: the system's own, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;

/** How the page looks: kept in its address, so that a reload, a frame and a test choose it in the same way. */
export interface Look {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
}

const listeners = new Set<() => void>();
let current = readLook(new URLSearchParams(location.search));

/** Starts the texts of both languages and shows the look that the address asks for. Call once, before the first render. */
export async function startLook(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: current.language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, sv: { translation: sv } },
    interpolation: { escapeValue: false },
  });
  show(current);
}

/** Changes the look, in the page and in its address. */
export function setLook(change: Partial<Look>): void {
  current = { ...current, ...change };
  const address = new URL(location.href);
  address.searchParams.set('language', current.language);
  address.searchParams.set('theme', current.theme);
  history.replaceState(null, '', address);
  void i18next.changeLanguage(current.language);
  show(current);
  for (const notify of listeners) notify();
}

/** The look; renders again when it changes. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function readLook(address: URLSearchParams): Look {
  return {
    language: languages.find((language) => language === address.get('language')) ?? 'en',
    theme: themes.find((theme) => theme === address.get('theme')) ?? 'system',
  };
}

function show({ language, theme }: Look): void {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
