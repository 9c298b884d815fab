import { useQuery } from '@tanstack/react-query';
import { Equal } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetMenuPublicationQueryOptions } from '../../../../generated/api/routing/routing.ts';
import type { MenuGroup, Route } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DiffList } from '../publish/diff-list.tsx';
import { countOf, diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import styles from './history-dialog.module.css';
import { type Restored, restored } from './restored.ts';

/** Props of {@link PublicationView}. */
export interface PublicationViewProps {
  id: string;
  /** The menu as it is edited now. */
  groups: readonly MenuGroup[];
  routes: ReadonlyMap<string, Route>;
  /** What restoring it would make of the menu; undefined until it is read, and where that would change nothing. */
  onRead(restored: Restored | undefined): void;
}

/** What would change if an earlier menu were restored. */
export function PublicationView({ id, groups, routes, onRead }: PublicationViewProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { data, error, isFetching, refetch } = useQuery({
    ...getGetMenuPublicationQueryOptions(id),
    // What was published once stays so.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = useMemo(() => (data ? restored(groups, data.menu, routes) : undefined), [data, groups, routes]);
  const diff = useMemo(() => (back ? diffMenus(groups, back.groups) : undefined), [groups, back]);
  const isSame = diff !== undefined && countOf(diff) === 0;
  useEffect(() => {
    onRead(isSame ? undefined : back);
    return () => onRead(undefined);
  }, [onRead, isSame, back]);
  if (error) {
    return (
      <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(t, error)}
      </ErrorState>
    );
  }
  if (!diff) {
    return (
      <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    );
  }
  if (isSame)
    return (
      <EmptyState icon={<Equal />} title={t('menuPage.history.sameTitle')}>
        {t('menuPage.history.same')}
      </EmptyState>
    );
  return (
    <section className={styles.view} aria-label={t('menuPage.history.diff')}>
      <p className={styles.summary}>
        {t('menuPage.history.diff')}: <b>{words.summary(diff)}</b>
      </p>
      {back && back.cut.length > 0 ? (
        <Banner status="warning" title={t('menuPage.history.gone', { count: back.cut.length })}>
          {back.cut.map((item) => words.nameOf(item)).join(', ')}
        </Banner>
      ) : null}
      <DiffList diff={diff} />
    </section>
  );
}
