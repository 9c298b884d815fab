import { useSyncExternalStore } from 'react';
import { keptChoice } from '../engine/values/kept-choice.ts';

/** The themes one can choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
/** A theme. */
export type Theme = (typeof themes)[number];

// public/head.js reads the same key before the first paint.
const choice = keptChoice('touchline.theme', themes);
const barColours = { light: '#f7f5f8', dark: '#141017' };
const listeners = new Set<() => void>();
let current: Theme = choice.read() ?? 'system';

/** Chooses the theme, at once and for the next visit. */
export function setTheme(theme: Theme): void {
  current = theme;
  choice.write(theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = barColours[theme === 'system' ? own : theme];
  }
  for (const notify of listeners) notify();
}

/** The chosen theme; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
