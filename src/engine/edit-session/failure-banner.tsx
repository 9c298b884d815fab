import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { isTransient } from '../calls/retry.ts';
import { failureText, faultText } from '../text/failure-text.ts';
import { FocusedAlert } from './focused-alert.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  failure: unknown;
  /** Whether an action failed, which has saved nothing and left what is typed alone. */
  isOfAction?: boolean;
  /** Whether all of it is already shown at fields of the form. */
  isShown: boolean;
  /** Faults that no field of the form can show. */
  unplaced: readonly FieldFault[];
  /** Saves, or does the action, once more, where the reason may pass by itself. */
  onRetry: () => void;
}

/**
 * Why the last save or action failed, and what to do: what may pass, as somebody else's saving in between, offers to try again.
 */
export function FailureBanner({ failure, isShown, ...rest }: FailureBannerProps) {
  if (failure === undefined || isShown) return null;
  return (
    <FocusedAlert>
      <Failure failure={failure} {...rest} />
    </FocusedAlert>
  );
}

function Failure({ failure, isOfAction = false, unplaced, onRetry }: Omit<FailureBannerProps, 'isShown'>) {
  const { t } = useTranslation();
  const isStale = failure instanceof ApiError && failure.status === 412;
  // That something clashes says less than what does.
  const isNamed = failure instanceof ApiError && failure.status === 409 && unplaced.length > 0;
  const retry = isStale || isTransient(failure) ? <RetryButton failure={failure} onRetry={onRetry} /> : undefined;
  return (
    <Banner status={isStale ? 'warning' : 'error'} title={t(titleOf(isStale, isOfAction))} action={retry}>
      {isNamed ? null : <p>{failureText(t, failure)}</p>}
      {isStale ? null : detailsOf(t, failure, unplaced).map((detail) => <p key={detail}>{detail}</p>)}
      {isStale || isOfAction ? null : <p>{t('engine.failure.kept')}</p>}
    </Banner>
  );
}

function titleOf(isStale: boolean, isOfAction: boolean): string {
  if (isStale) return 'engine.failure.staleTitle';
  return isOfAction ? 'engine.failure.actionTitle' : 'engine.failure.title';
}

/** What the form cannot show of what the service found: its faults, or in its own words what something clashes with. */
function detailsOf(t: TFunction, failure: unknown, unplaced: readonly FieldFault[]): readonly string[] {
  if (unplaced.length > 0) return unplaced.map((fault) => faultText(t, fault));
  return failure instanceof ApiError && failure.status === 409 && failure.fields.length === 0 ? [failure.message] : [];
}

/** Saves once more; while the service has asked to wait, it counts down what is left. */
function RetryButton({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(failure instanceof ApiError ? failure.retryAt : undefined);
  return (
    <Button
      size="md"
      label={t('engine.failure.retry')}
      why={seconds > 0 ? t('engine.failure.retryLater') : undefined}
      onPress={onRetry}
    >
      {seconds > 0 ? t('engine.failure.retryIn', { seconds }) : t('engine.failure.retry')}
    </Button>
  );
}
