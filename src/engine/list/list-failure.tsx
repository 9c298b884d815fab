import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { failureText } from '../text/failure-text.ts';

/** What stands where rows could not be read at all; undefined when there are rows to show. */
export function failureOf(t: TFunction, { error, data, isFetching, refetch }: UseQueryResult): ReactNode {
  if (!error || data) return undefined;
  return (
    <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {failureText(t, error)}
    </ErrorState>
  );
}

/** What stands over rows that could not be read again: they may be out of date, and stay. */
export function outdatedOf(t: TFunction, { error, data, isFetching, refetch }: UseQueryResult): ReactNode {
  if (!error || !data) return undefined;
  return (
    <Banner
      status="error"
      title={t('messages.errorFetchingUpdates')}
      action={
        <Button size="md" isPending={isFetching} onPress={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
