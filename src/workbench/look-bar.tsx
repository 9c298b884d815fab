import type { ReactNode } from 'react';
import { languages, setLook, themes, useLook } from './look.ts';
import styles from './look-bar.module.css';
import { goToRegion } from './regions.ts';
import { useWords } from './words.ts';

const languageNames = { en: 'English', sv: 'Svenska' };
const themeNames = { system: 'studio.bar.system', light: 'studio.bar.light', dark: 'studio.bar.dark' };

/** Where one is, and how the page looks. `children` stand between the two. */
export function LookBar({ isFolded = false, children }: { isFolded?: boolean; children?: ReactNode }) {
  const { language, theme, studio } = useLook();
  const t = useWords();
  return (
    <header className={styles.bar} data-region="top" lang={studio} hidden={isFolded}>
      <button type="button" className={styles.skip} onClick={() => goToRegion('properties')}>
        {t('studio.bar.skip')}
      </button>
      <a className={styles.link} href="#forms">
        {t('studio.bar.workbench')}
      </a>
      <a className={styles.link} href="#gallery">
        {t('studio.bar.widgets')}
      </a>
      {children}
      <span className={styles.room} />
      <LanguageChoice label={t('studio.bar.studio')} value={studio} onChange={(next) => setLook({ studio: next })} />
      <LanguageChoice
        label={t('studio.bar.language')}
        value={language}
        onChange={(next) => setLook({ language: next })}
      />
      <label className={styles.choice}>
        {t('studio.bar.theme')}
        <select value={theme} onChange={({ target }) => setLook({ theme: themeOf(target.value) })}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(themeNames[each])}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}

type Language = (typeof languages)[number];

interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChange(next: Language): void;
}

function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ target }) => onChange(languageOf(target.value))}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

const languageOf = (name: string) => languages.find((each) => each === name) ?? 'en';
const themeOf = (name: string) => themes.find((each) => each === name) ?? 'system';
