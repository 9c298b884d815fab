import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PreviewWaits } from '../preview/preview-waits.tsx';
import { PreviewedPage } from '../preview/previewed-page.tsx';
import type { HeldPreview } from '../preview/use-held-preview.ts';
import styles from './slide-page.module.css';

/** Props of {@link SlidePreview}. */
export interface SlidePreviewProps {
  preview: HeldPreview;
}

/** The slide itself as visitors will see it in its time, alone in its carousel, in three widths; it looks the same to the service in each. */
export function SlidePreview({ preview: { resolved, isSound } }: SlidePreviewProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('layouts.slide.preview')} layout="plain">
      {resolved.data || isSound ? (
        <>
          {isSound ? null : <PreviewWaits />}
          <div className={styles.preview}>
            <PreviewedPage title={t('layouts.preview.title')} layout={resolved.data} />
          </div>
        </>
      ) : (
        <p className={styles.waiting}>{t('layouts.slide.previewWaits')}</p>
      )}
    </Card>
  );
}
