import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './progress-bar.module.css';

/** How long a page may be on its way untold, in milliseconds: what answers at once does not flicker, nor wait for a frame that shows nothing. */
const UNTOLD = 120;

/** A thin bar at the top of the window while a page is on its way; quick ones never show it. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  return isActive ? <Bar /> : null;
}

function Bar() {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), UNTOLD);
    return () => clearTimeout(timer);
  }, []);
  if (!isTold) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label={t('ui.loading')}>
      <div className={styles.fill} />
    </div>
  );
}
