import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../engine/active-site.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';
import { type PreviewWidth, previewWidths, widthChoice } from './preview-width.ts';
import styles from './site-preview.module.css';

/** Props of {@link SitePreview}. */
export interface SitePreviewProps extends Omit<PreviewFrameProps, 'instanceId' | 'width'> {
  /** What else can be done with the preview, such as closing it; at the end of its head. */
  actions?: ReactNode;
  /** Is told the width that the page has, at first and whenever another is chosen. Keep its identity. */
  onWidth?: ((width: PreviewWidth) => void) | undefined;
}

/**
 * A page of the active site, live, in one of three widths: the one that was chosen last in this browser, else the one
 * that is nearest to the window's. It fills the height of its place.
 */
export function SitePreview({ actions, onWidth, ...page }: SitePreviewProps) {
  const { t } = useTranslation();
  const { instanceId } = useActiveSite();
  const isPhone = useMediaQuery('(max-width: 760px)');
  const [chosen, setChosen] = useState<PreviewWidth | undefined>(() => widthChoice.read());
  const width = chosen ?? (isPhone ? '375' : '1440');
  useEffect(() => onWidth?.(width), [onWidth, width]);
  const choose = (chosen: string): void => {
    const next = previewWidths.find((one) => one === chosen);
    if (next === undefined) return;
    widthChoice.write(next);
    setChosen(next);
  };
  return (
    <section className={styles.preview} aria-label={page.title}>
      <div className={styles.head}>
        <RadioGroup
          label={t('sitePreview.width')}
          isLabelHidden
          look="segments"
          value={width}
          onChange={choose}
          options={previewWidths.map((value) => ({ value, label: t(`sitePreview.widths.${value}`) }))}
        />
        {actions}
      </div>
      <div className={styles.page}>
        <PreviewFrame {...page} instanceId={instanceId} width={width} />
      </div>
    </section>
  );
}
