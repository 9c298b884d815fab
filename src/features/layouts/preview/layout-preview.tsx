import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import styles from './layout-preview.module.css';
import type { PreviewMoment } from './preview-query.ts';
import { PreviewWaits } from './preview-waits.tsx';
import { PreviewedPage } from './previewed-page.tsx';
import { TimeBar } from './time-bar.tsx';
import type { HeldPreview } from './use-held-preview.ts';

/** Props of {@link LayoutPreview}. */
export interface LayoutPreviewProps {
  /** What visitors would see of the held layout. */
  preview: HeldPreview;
  moment: PreviewMoment;
  /** Keep its identity. */
  onMoment(change: (moment: PreviewMoment) => PreviewMoment): void;
  /** What is open, which is outlined in the page. */
  selected: string | undefined;
  onPress(part: string): void;
}

/** The page itself as visitors will see it, saved or not, at any moment and width; what is pressed in it opens. */
export function LayoutPreview({
  preview: { resolved, isSound },
  moment,
  onMoment,
  selected,
  onPress,
}: LayoutPreviewProps) {
  const { t } = useTranslation();
  const [start] = useState(Date.now);
  const { data, error, isFetching, refetch } = resolved;
  const onDevice = useCallback((device: Device) => onMoment((now) => ({ ...now, device })), [onMoment]);
  if (!data && error)
    return (
      <ErrorState title={t('layouts.preview.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(t, error)}
      </ErrorState>
    );
  return (
    <div className={styles.preview}>
      {data ? (
        <TimeBar
          at={moment.at}
          stops={data.stops}
          start={start}
          onMoment={(at) => onMoment((now) => ({ ...now, at }))}
        />
      ) : null}
      {isSound ? null : <PreviewWaits />}
      <div className={styles.page}>
        <PreviewedPage title={t('layouts.preview.title')} layout={data} {...{ onDevice, selected, onPress }} />
      </div>
    </div>
  );
}
