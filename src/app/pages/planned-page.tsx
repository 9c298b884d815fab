import { useTranslation } from 'react-i18next';
import { useRouteHandle } from '../../engine/routing/route-handle.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './page.module.css';

/** Stands at the address of an area that is not built yet, with the specification's warning (§2). */
export function PlannedPage() {
  const { t } = useTranslation();
  const { title } = useRouteHandle();
  const name = typeof title === 'string' ? title : 'default';
  return (
    <>
      <PageHeader title={t(`titles.${name}`)} />
      <div className={styles.content}>
        <Banner status="warning">{t('shell.inDevelopment')}</Banner>
      </div>
    </>
  );
}
