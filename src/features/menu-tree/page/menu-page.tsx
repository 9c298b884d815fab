import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { ReadBoundary } from '../../../engine/loading/read-boundary.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MenuEditor } from './menu-editor.tsx';
import styles from './menu-page.module.css';
import type { MenuPageProps } from './places.ts';
import { useMenuReading } from './use-menu-reading.ts';

/** The page of the menu and its routes (specification §2: `/menu`). Another site begins anew. */
export function MenuPage(props: MenuPageProps) {
  const { instanceId } = useActiveSite();
  return <Page key={instanceId} {...props} />;
}

function Page({ places, kept }: MenuPageProps) {
  const { t } = useTranslation();
  const { menu, isWithoutMenu, query } = useMenuReading();
  if (menu) return <MenuEditor menu={menu} places={places} kept={kept} />;
  return (
    <>
      <PageHeader title={t('titles.menu')} />
      <div className={styles.page}>
        {isWithoutMenu ? (
          <ErrorState
            title={t('menuPage.fetchingFailed')}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            {t('menuPage.fetchingFailedText')}
          </ErrorState>
        ) : (
          <ReadBoundary reads={[query]} back={places.home} />
        )}
      </div>
    </>
  );
}
