import { useTranslation } from 'react-i18next';
import { useListMediaUses } from '../../../../generated/api/media/media.ts';
import type { Media } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UsesList } from '../uses/uses-list.tsx';
import styles from './edit.module.css';

/** What refers to the item, each with the way to its page. */
export function UsesCard({ media: { type, id } }: { media: Media }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListMediaUses(type, id);
  return (
    <Card title={t('media.uses.label')} layout="plain">
      {data ? (
        data.length === 0 ? (
          <p className={styles.quiet}>{t('mediaEdit.unused')}</p>
        ) : (
          <UsesList uses={data} />
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
