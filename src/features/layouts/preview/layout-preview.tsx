import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResolvedLayout } from '../../../../generated/model/index.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { LayoutPage } from '../../../site/layout-page.tsx';
import { SitePage } from '../../../site/site-page.tsx';
import type { PreviewWidth } from '../../../site-preview/preview-width.ts';
import { SitePreview } from '../../../site-preview/site-preview.tsx';
import { usePictures } from '../../../site-preview/use-pictures.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './layout-preview.module.css';
import { DEVICES, picturesOf } from './page-parts.ts';
import type { PreviewMoment } from './preview-query.ts';
import { TimeBar } from './time-bar.tsx';

/** Props of {@link LayoutPreview}. */
export interface LayoutPreviewProps {
  /** What visitors would see of the held layout. */
  resolved: UseQueryResult<ResolvedLayout>;
  moment: PreviewMoment;
  /** Keep its identity. */
  onMoment(change: (moment: PreviewMoment) => PreviewMoment): void;
  /** What is open, which is outlined in the page. */
  selected: string | undefined;
  onPress(part: string): void;
}

/** The page itself as visitors will see it, saved or not, at any moment and width; what is pressed in it opens. */
export function LayoutPreview({ resolved, moment, onMoment, selected, onPress }: LayoutPreviewProps) {
  const { t } = useTranslation();
  const [start] = useState(Date.now);
  const frame = useSiteFrame();
  const { data, error, isFetching, refetch } = resolved;
  const pictures = usePictures([...(frame.data?.crest ? [frame.data.crest] : []), ...(data ? picturesOf(data) : [])]);
  const onWidth = useCallback(
    (width: PreviewWidth) => onMoment((now) => ({ ...now, device: DEVICES[width] })),
    [onMoment],
  );
  if (!data && error)
    return (
      <ErrorState title={t('layouts.preview.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(t, error)}
      </ErrorState>
    );
  if (!data || !frame.data) return <Skeleton shape="block" />;
  return (
    <div className={styles.preview}>
      <TimeBar at={moment.at} stops={data.stops} start={start} onMoment={(at) => onMoment((now) => ({ ...now, at }))} />
      <div className={styles.page}>
        <SitePreview
          title={t('layouts.preview.title')}
          lang={frame.data.lang}
          selected={selected}
          onPress={onPress}
          onWidth={onWidth}
        >
          <SitePage site={{ ...frame.data, now: data.at, pictures }} settings={data.settings}>
            <LayoutPage layout={data} isDraft />
          </SitePage>
        </SitePreview>
      </div>
    </div>
  );
}
