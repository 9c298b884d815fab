import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { formatDateTime } from '../values/date-time.ts';
import styles from './draft-banner.module.css';
import type { EditorDraft } from './use-draft.ts';

/** Props of {@link DraftBanner}. */
export interface DraftBannerProps {
  draft: EditorDraft;
  /** What is left to do of what was kept; undefined where nothing was kept that can be read. */
  kept: { count: number; text(time: string): string; bringBack(): void } | undefined;
}

/** Offers what was changed on a page without a form and not saved, or says that another tab has unsaved changes too. */
export function DraftBanner({ draft: { offer, isOpenElsewhere, settle }, kept }: DraftBannerProps) {
  const { t } = useTranslation();
  if (!offer || !kept) return isOpenElsewhere ? <OpenElsewhere /> : null;
  const discard = (): void => {
    const putBack = settle();
    toast('info', t('drafts.discarded'), { label: t('drafts.undo'), onPress: putBack });
  };
  const bringBack = (): void => {
    kept.bringBack();
    settle();
  };
  return (
    <div className={styles.offer}>
      <Banner status="info" title={t('drafts.title')}>
        <p>{kept.text(formatDateTime(new Date(offer.at).toISOString()))}</p>
        <div className={styles.buttons}>
          {kept.count > 0 ? (
            <Button size="md" type="regular-secondary" onPress={bringBack}>
              {t('drafts.bringBack')}
            </Button>
          ) : null}
          <Button size="md" onPress={discard}>
            {t('drafts.discard')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

/** Says that another tab has unsaved changes of the same thing. */
export function OpenElsewhere() {
  const { t } = useTranslation();
  return (
    <div className={styles.offer}>
      <Banner status="info" title={t('drafts.elsewhereTitle')}>
        {t('drafts.elsewhere')}
      </Banner>
    </div>
  );
}
