import { useTranslation } from 'react-i18next';
import styles from './progress-bar.module.css';

/** A thin bar at the top of the window while a page is on its way; quick ones never show it. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  if (!isActive) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label={t('ui.loading')}>
      <div className={styles.fill} />
    </div>
  );
}
