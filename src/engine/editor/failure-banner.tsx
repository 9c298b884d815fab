import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from './failure.ts';
import styles from './failure-banner.module.css';

/** Why the last save failed, and what to do. Faults of fields are told at their fields; a stale version offers the newest. */
export function FailureBanner({ failure, onReload }: { failure: unknown; onReload: (() => void) | undefined }) {
  const { t } = useTranslation();
  if (failure === undefined) return null;
  const isStale = failure instanceof ApiError && failure.status === 412;
  const isTold = failure instanceof ApiError && !isStale && failure.fields.length > 0;
  if (isTold) return null;
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
