import { lazy, Suspense } from 'react';
import type { DraftOfferProps } from './draft-offer.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';

// Drafts are left behind seldom: the offer comes when there is one.
const DraftOffer = lazy(async () => ({ default: (await import('./draft-offer.tsx')).DraftOffer }));

/** Offers what an editor left behind, or says that another tab has unsaved changes too. */
export function DraftBanner(props: Omit<DraftOfferProps, 'offer'>) {
  const { offer, isOpenElsewhere } = props.draft;
  if (offer) {
    return (
      <Suspense fallback={null}>
        <DraftOffer key={offer.key} {...props} offer={offer} />
      </Suspense>
    );
  }
  return isOpenElsewhere ? <OpenElsewhere /> : null;
}
