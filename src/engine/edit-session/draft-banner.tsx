import type { ReactNode } from 'react';
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
export function DraftBanner({ draft, kept }: DraftBannerProps) {
  const { offer, isOpenElsewhere, settle } = draft;
  if (!offer || !kept) return isOpenElsewhere ? <OpenElsewhere /> : null;
  const bringBack = (): void => {
    kept.bringBack();
    settle();
  };
  return (
    <DraftOffer draft={draft} onBringBack={kept.count > 0 ? bringBack : undefined}>
      <p>{kept.text(formatDateTime(new Date(offer.at).toISOString()))}</p>
    </DraftOffer>
  );
}

/** Props of {@link DraftOffer}. */
export interface DraftOfferProps {
  draft: EditorDraft;
  /** What was left, and when. */
  children: ReactNode;
  /** Undefined where nothing of it is left to do. */
  onBringBack: (() => void) | undefined;
  /** Called once it was discarded. */
  onDiscarded?: () => void;
}

/** A draft that was left behind, to be brought back or discarded; what was discarded can be undone. */
export function DraftOffer({ draft, children, onBringBack, onDiscarded }: DraftOfferProps) {
  const { t } = useTranslation();
  const discard = (): void => {
    const putBack = draft.settle();
    toast('info', t('drafts.discarded'), { label: t('drafts.undo'), onPress: putBack });
    onDiscarded?.();
  };
  return (
    <div className={styles.offer}>
      <Banner status="info" title={t('drafts.title')}>
        {children}
        <div className={styles.buttons}>
          {onBringBack ? (
            <Button size="md" type="regular-secondary" onPress={onBringBack}>
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
