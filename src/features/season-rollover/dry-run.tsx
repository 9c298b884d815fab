import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { SiteCrest } from '../../engine/site-crest.tsx';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './rollover.module.css';

/** Props of {@link DryRun}. */
export interface DryRunProps<Found> {
  /** What the comparison with the service found. */
  read: UseQueryResult<Found>;
  /** Why nothing of it can be made. */
  whyNot: string | undefined;
  onBack(): void;
  onRun(found: Found): void;
  children(found: Found): ReactNode;
}

/** What will be made, with the way back to the choice and on to the run. Nothing is written. */
export function DryRun<Found>({ read, whyNot, onBack, onRun, children }: DryRunProps<Found>) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const { data, error, isFetching, refetch } = read;
  return (
    <>
      <Card title={t('rollover.check.title')} description={t('rollover.check.text')} layout="plain">
        {data !== undefined ? (
          children(data)
        ) : error ? (
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {failureText(t, error)}
          </ErrorState>
        ) : (
          <p role="status">{t('ui.loading')}</p>
        )}
      </Card>
      <div className={styles.actions}>
        <Button icon={<ArrowLeft />} onPress={onBack}>
          {t('rollover.check.back')}
        </Button>
        {data !== undefined ? (
          <Button type="filled" icon={<SiteCrest />} why={whyNot} onPress={() => onRun(data)}>
            {t('rollover.check.run', { site })}
          </Button>
        ) : null}
      </div>
    </>
  );
}
