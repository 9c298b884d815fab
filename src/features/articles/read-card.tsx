import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../engine/text/failure-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './article.module.css';

/** Props of {@link ReadCard}. */
export interface ReadCardProps<Row> {
  title: string;
  /** What is read beside the article, as its query has it. */
  read: { data: readonly Row[] | undefined; error: unknown; isFetching: boolean; refetch(): unknown };
  /** Said where there is nothing. */
  none: string;
  children(rows: readonly Row[]): ReactNode;
}

/** A card with what is read beside the article: on its way, failed, nothing, or the rows. */
export function ReadCard<Row>({ title, read, none, children }: ReadCardProps<Row>) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = read;
  const unread = error ? (
    <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {failureText(t, error)}
    </ErrorState>
  ) : (
    <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Skeleton />
    </div>
  );
  return (
    <Card title={title} layout="plain">
      {data ? data.length > 0 ? children(data) : <p className={styles.quiet}>{none}</p> : unread}
    </Card>
  );
}
