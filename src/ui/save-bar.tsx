import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-bar.module.css';

/** Props of {@link SaveBar}. */
export interface SaveBarProps {
  /** What changed and where: "3 changes on Frosthamn HC". */
  message: ReactNode;
  /** Buttons, the main one last. On a phone all but the last shrink to their icons, so give them icons. */
  actions: ReactNode;
}

/** Floats at the foot of an editor while something is unsaved. Stands as the last element of what it saves; sticks by itself. */
export function SaveBar({ message, actions }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} data-save-bar="" aria-label={t('ui.saveBar')}>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
