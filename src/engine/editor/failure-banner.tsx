import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../failure-text.ts';
import styles from './failure-banner.module.css';

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  failure: unknown;
  /** Whether all of it is already told at fields of the form. */
  isTold: boolean;
  onReload: (() => void) | undefined;
}

/** Why the last save failed, and what to do; a stale version offers the newest. */
export function FailureBanner({ failure, isTold, onReload }: FailureBannerProps) {
  if (failure === undefined || isTold) return null;
  return <Failure failure={failure} onReload={onReload} />;
}

function Failure({ failure, onReload }: Omit<FailureBannerProps, 'isTold'>) {
  const { t } = useTranslation();
  const banner = useRef<HTMLDivElement>(null);
  // It may stand far above what is on screen.
  useEffect(() => {
    banner.current?.scrollIntoView?.({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  }, []);
  const isStale = failure instanceof ApiError && failure.status === 412;
  return (
    <div ref={banner} tabIndex={-1} className={styles.banner}>
      <Banner
        status={isStale ? 'warning' : 'error'}
        title={t(isStale ? 'engine.failure.staleTitle' : 'engine.failure.title')}
        action={
          isStale && onReload ? (
            <Button size="md" onPress={onReload}>
              {t('engine.failure.reload')}
            </Button>
          ) : undefined
        }
      >
        {failureText(t, failure)}
      </Banner>
    </div>
  );
}
