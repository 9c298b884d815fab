import type { ReactNode } from 'react';
import { languages, setLook, themes, useLook } from './look.ts';
import styles from './look-bar.module.css';
import { goToRegion } from './regions.ts';

const languageNames = { en: 'English', sv: 'Svenska' };
const themeNames = { system: 'System', light: 'Light', dark: 'Dark' };

/** Where one is, and how the page looks. `children` stand between the two. */
export function LookBar({ children }: { children?: ReactNode }) {
  const { language, theme } = useLook();
  return (
    <header className={styles.bar} data-region="top">
      <button type="button" className={styles.skip} onClick={() => goToRegion('properties')}>
        Skip to the properties (F6 goes on)
      </button>
      <a className={styles.link} href="#forms">
        Form workbench
      </a>
      <a className={styles.link} href="#gallery">
        Widgets
      </a>
      {children}
      <span className={styles.room} />
      <label className={styles.choice}>
        Language
        <select value={language} onChange={({ target }) => setLook({ language: languageOf(target.value) })}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        Theme
        <select value={theme} onChange={({ target }) => setLook({ theme: themeOf(target.value) })}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {themeNames[each]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

const languageOf = (name: string) => languages.find((each) => each === name) ?? 'en';
const themeOf = (name: string) => themes.find((each) => each === name) ?? 'system';
