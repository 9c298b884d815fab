import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';

/** Stands in a page's place until its code has come. */
export function PageFallback() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageHeader title={undefined} />
      <div className={styles.content}>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        <Skeleton shape="control" width="half" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
