import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './layout-preview.module.css';

/** Says that the page stands as it was before: the service would refuse to look at what is held. */
export function PreviewWaits() {
  const { t } = useTranslation();
  return (
    <p className={styles.waits} role="status">
      <TriangleAlert aria-hidden="true" />
      {t('layouts.preview.waits')}
    </p>
  );
}
