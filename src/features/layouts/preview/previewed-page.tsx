import { memo, useCallback } from 'react';
import type { Device, ResolvedLayout } from '../../../../generated/model/index.ts';
import { LayoutPage } from '../../../site/layout-page.tsx';
import { SitePage } from '../../../site/site-page.tsx';
import type { PreviewWidth } from '../../../site-preview/preview-width.ts';
import { SitePreview } from '../../../site-preview/site-preview.tsx';
import { usePictures } from '../../../site-preview/use-pictures.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DEVICES, picturesOf } from './page-parts.ts';

/** Props of {@link PreviewedPage}. */
export interface PreviewedPageProps {
  title: string;
  /** What visitors would see; undefined while it is asked for. */
  layout: ResolvedLayout | undefined;
  /** Is told the device that the page is shown for. Keep its identity. */
  onDevice?: ((device: Device) => void) | undefined;
  /** What is open, which is outlined in the page. */
  selected?: string | undefined;
  /** Keep its identity. */
  onPress?: ((part: string) => void) | undefined;
}

/** A page of the site as its visitors see it, in three widths. It is drawn again when its properties change only: a whole page is long to draw. */
export const PreviewedPage = memo(function PreviewedPage(props: PreviewedPageProps) {
  const { title, layout, onDevice, selected, onPress } = props;
  const { data: frame } = useSiteFrame();
  const pictures = usePictures([...(frame?.crest ? [frame.crest] : []), ...(layout ? picturesOf(layout) : [])]);
  const onWidth = useCallback((width: PreviewWidth) => onDevice?.(DEVICES[width]), [onDevice]);
  if (!layout || !frame) return <Skeleton shape="block" />;
  return (
    <SitePreview title={title} lang={frame.lang} selected={selected} onPress={onPress} onWidth={onWidth}>
      <SitePage site={{ ...frame, now: layout.at, pictures }} settings={layout.settings}>
        <LayoutPage layout={layout} isDraft />
      </SitePage>
    </SitePreview>
  );
});
