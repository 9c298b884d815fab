import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device, Section, SiteLayout } from '../../../../generated/model/index.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import { LayoutPage } from '../../../site/layout-page.tsx';
import { SitePage } from '../../../site/site-page.tsx';
import { SitePreview } from '../../../site-preview/site-preview.tsx';
import { usePictures } from '../../../site-preview/use-pictures.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Slide, withSlides } from '../model/slides.ts';
import { DEVICES, picturesOf } from '../preview/page-parts.ts';
import { previewQuery } from '../preview/preview-query.ts';
import { useLayoutScope } from '../workspace/layout-scope.tsx';
import { ownFaults } from '../workspace/part-faults.ts';
import styles from './slide-page.module.css';

/** Props of {@link SlidePreview}. */
export interface SlidePreviewProps {
  layout: SiteLayout;
  section: Section;
  slide: Slide;
}

/** How long one stops before the preview asks what visitors would see, milliseconds. */
const REST = 300;

/** The slide itself as visitors will see it in its time, alone in its carousel, in three widths. */
export function SlidePreview({ layout, section, slide }: SlidePreviewProps) {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const [device, setDevice] = useState<Device>('desktop');
  const shown = useDebounced(
    useMemo(() => alone(layout, section, slide), [layout, section, slide]),
    REST,
  );
  const isSound = useMemo(() => !ownFaults(scope, shown).has(slide.id), [scope, shown, slide.id]);
  const { data } = useQuery({
    ...previewQuery(shown, { device }),
    placeholderData: keepPreviousData,
    enabled: isSound,
  });
  const frame = useSiteFrame();
  const pictures = usePictures([...(frame.data?.crest ? [frame.data.crest] : []), ...(data ? picturesOf(data) : [])]);
  const onWidth = useCallback((width: keyof typeof DEVICES) => setDevice(DEVICES[width]), []);
  return (
    <Card title={t('layouts.slide.preview')} layout="plain">
      {data && frame.data ? (
        <div className={styles.preview}>
          <SitePreview title={t('layouts.slide.preview')} lang={frame.data.lang} onWidth={onWidth}>
            <SitePage site={{ ...frame.data, now: data.at, pictures }} settings={data.settings}>
              <LayoutPage layout={data} isDraft />
            </SitePage>
          </SitePreview>
        </div>
      ) : isSound ? (
        <Skeleton shape="block" />
      ) : (
        <p className={styles.waiting}>{t('layouts.slide.previewWaits')}</p>
      )}
    </Card>
  );
}

/** The layout with nothing but this slide, shown whatever its time. */
function alone(layout: SiteLayout, section: Section, slide: Slide): SiteLayout {
  const only = { ...slide, visible: true, visibleFrom: null, visibleUntil: null, hiddenOn: [] };
  const always = { visible: true, visibleFrom: null, visibleUntil: null, hiddenOn: [] };
  return {
    ...layout,
    sectionGroups: layout.sectionGroups
      .filter(({ sections }) => sections.some(({ id }) => id === section.id))
      .map((group) => ({
        ...group,
        visible: true,
        sections: [{ ...section, ...always, showTitle: false, config: withSlides(section.config, [only]) }],
      })),
  };
}
