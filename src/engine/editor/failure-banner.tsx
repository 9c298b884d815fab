import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from './failure.ts';
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
  const { t } = useTranslation();
  if (failure === undefined || isTold) return null;
  const isStale = failure instanceof ApiError && failure.status === 412;
  return (
    <div className={styles.banner}>
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
