import { useTranslation } from 'react-i18next';
import { ApiError } from '../contract/api-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PLACEHOLDERS, Skeleton } from '../ui/skeleton.tsx';
import { failureText } from './failure-text.ts';

/** A read as it is looked at here: what went wrong with it, and how to try again. */
export interface UnreadRead {
  error: unknown;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** Props of {@link Unread}. */
export interface UnreadProps {
  /** What a page waits for; the first failure among them is told. */
  reads: readonly UnreadRead[];
  /** Where one goes back to when the thing does not exist. */
  back: string;
  /** The sentence about a thing that does not exist, when the usual one does not fit. */
  goneTitle?: string;
}

/** What stands in the place of a page's content until all of it is read: placeholders, that it does not exist, or why it could not be read. */
export function Unread({ reads, back, goneTitle }: UnreadProps) {
  const { t } = useTranslation();
  const failed = reads.filter(({ error }) => Boolean(error));
  const error = failed[0]?.error;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={goneTitle ?? t('engine.gone.text')}
        action={<ButtonLink href={back}>{t('engine.gone.back')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      title={t('messages.failedToLoadData')}
      onRetry={() => void Promise.all(failed.map((read) => read.refetch()))}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
    >
      {failureText(t, error)}
    </ErrorState>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <Card layout="plain">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} shape="control" />
        ))}
      </Card>
    </div>
  );
}
