import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import styles from './draft-offer.module.css';
import type { DraftOfferProps } from './draft-offer.tsx';

// Drafts are left behind seldom: the offer comes when there is one.
const DraftOffer = lazy(async () => ({ default: (await import('./draft-offer.tsx')).DraftOffer }));

/** Offers what an editor left behind, or says that another tab has unsaved changes too. */
export function DraftBanner(props: Omit<DraftOfferProps, 'offer'>) {
  const { t } = useTranslation();
  const { offer, isOpenElsewhere } = props.draft;
  if (offer) {
    return (
      <Suspense fallback={null}>
        <DraftOffer key={offer.key} {...props} offer={offer} />
      </Suspense>
    );
  }
  if (!isOpenElsewhere) return null;
  return (
    <div className={styles.offer}>
      <Banner status="info" title={t('drafts.elsewhereTitle')}>
        {t('drafts.elsewhere')}
      </Banner>
    </div>
  );
}
