import { useTranslation } from 'react-i18next';
import { useListArticleUses } from '../../../generated/api/articles/articles.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './article.module.css';

/** Where the article stands: what refers to it, each with the way to its page. */
export function UsesCard({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListArticleUses(id);
  return (
    <Card title={t('articles.uses.label')} layout="plain">
      {data ? (
        data.length === 0 ? (
          <p className={styles.quiet}>{t('articles.uses.none')}</p>
        ) : (
          <ul className={styles.list}>
            {data.map((use) => (
              <li key={`${use.type} ${use.id}`} className={styles.row}>
                <Badge>{t(`articles.uses.types.${use.type}`)}</Badge>
                <AppLink href={use.path} target="_blank" className={styles.link}>
                  <bdi>{use.title}</bdi>
                </AppLink>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
          <Skeleton />
        </div>
      )}
    </Card>
  );
}
