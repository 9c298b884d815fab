import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import styles from '../editor/form-draft-offer.module.css';

/** Says that another tab has unsaved changes of the same thing. */
export function OpenElsewhere() {
  const { t } = useTranslation();
  return (
    <div className={styles.offer}>
      <Banner status="info" title={t('drafts.elsewhereTitle')}>
        {t('drafts.elsewhere')}
      </Banner>
    </div>
  );
}
