import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WholeEntity } from '../../contract/entity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCrumbs } from '../entity/use-entity-paths.ts';
import { failureText } from '../text/failure-text.ts';
import { useText, withinSentence } from '../text/use-text.ts';
import styles from './merge-page.module.css';
import { MergeTwo } from './merge-two.tsx';
import { PickOther } from './pick-other.tsx';

/** The page on which two things that are one are merged; its address names them, `kept` first. */
export function MergePage({ entity }: { entity: WholeEntity }) {
  const { t } = useTranslation();
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const [kept = '', ended = ''] = [address.get('kept') ?? '', address.get('ended') ?? ''];
  const ids = [kept, ended].filter((id) => id !== '');
  const [one, other] = useQueries({
    queries: ids.map((id) => ({ ...entity.read(id), structuralSharing: false })),
  });
  const failed = [one, other].find((read) => read?.error);
  const go = (two: { kept: string; ended: string }): void => setAddress(two, { replace: true });
  return (
    <>
      <PageHeader
        title={t('duplicates.title', { things: withinSentence(text(entity.labels.many)) })}
        crumbs={useCrumbs(entity)}
      >
        {t('duplicates.lead')}
      </PageHeader>
      <div className={styles.page}>
        {failed?.error ? (
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void failed.refetch()}>
            {failureText(t, failed.error)}
          </ErrorState>
        ) : ids.length < 2 || kept === ended ? (
          <PickOther
            entity={entity}
            first={one?.data}
            onPick={(id) => go({ kept: kept || id, ended: kept ? id : '' })}
          />
        ) : one?.data && other?.data ? (
          <MergeTwo
            key={`${kept} ${ended}`}
            entity={entity}
            kept={one.data}
            ended={other.data}
            onSwap={() => go({ kept: ended, ended: kept })}
          />
        ) : (
          <Skeleton shape="image" />
        )}
      </div>
    </>
  );
}
